import { expect, test } from 'vitest';
import { anAccount, freshAddress, PASSWORD } from './known-world.ts';
import { useSiteApi } from './site-api.ts';

const { send, database } = useSiteApi();

/** Everything that reaches the caller, except for values that differ in every answer. */
async function answerTo(path: string, body: object, headers: Readonly<Record<string, string>>) {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { request_id: id, ...said } = (await response.json()) as Record<string, unknown>;
  const heard = [...response.headers].filter(([name]) => name !== 'x-request-id');
  // A problem carries the id that its header has.
  if (id !== undefined) expect(id).toBe(response.headers.get('x-request-id'));
  return { status: response.status, said, heard };
}

const password = 'another horse 8 battery';
const FORMS = {
  'sign-in': ['/api/users/signin', (email: string) => ({ email, password })],
  'sign-up': [
    '/api/users/signup',
    (email: string) => ({
      email,
      first_name: 'Mei',
      last_name: 'Lin',
      password,
      password_confirmation: password,
    }),
  ],
  'forgot password': ['/api/users/password/forgot', (email: string) => ({ email })],
  resend: ['/api/users/email/resend', (email: string) => ({ email })],
} as const;

// How long the answers take is measured: bench/enumeration.ts.
for (const [name, [path, bodyOf]] of Object.entries(FORMS)) {
  for (const language of ['en', 'zh-TW']) {
    test(`one answer for known and unknown addresses: ${name} in ${language}, by text, status and headers`, async () => {
      const known = [
        await anAccount(database().db),
        await anAccount(database().db, { emailVerifiedAt: null }),
        await anAccount(database().db, { suspendedAt: new Date() }),
        await anAccount(database().db, { role: 'admin' }),
      ];
      const headers = () => ({ 'accept-language': language, 'x-forwarded-for': freshAddress() });
      const written = known.flatMap(({ email }) => [email, email.toUpperCase()]);
      const [unknown, ...answers] = await Promise.all(
        ['nobody.at.all@example.org', ...written].map((email) => answerTo(path, bodyOf(email), headers())),
      );
      expect(answers).toHaveLength(8);
      for (const answer of answers) expect(answer).toEqual(unknown);
    });
  }
}

test('one answer for known and unknown addresses, also after too many attempts', async () => {
  const { email } = await anAccount(database().db);
  const tries = async (address: string) => {
    const headers = { 'x-forwarded-for': freshAddress() };
    const answers = [];
    for (let count = 0; count < 13; count += 1) {
      const { status, said } = await answerTo(
        '/api/users/signin',
        { email: address, password: `${PASSWORD} wrong` },
        headers,
      );
      answers.push([status, said.type]);
    }
    return answers;
  };
  const [known, unknown] = await Promise.all([tries(email), tries('nobody.here.either@example.org')]);
  expect(known).toEqual(unknown);
});
