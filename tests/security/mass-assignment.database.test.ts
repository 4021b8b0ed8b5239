import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS } from './access-table.ts';
import { aSession, anAccount, freshAddress, PASSWORD } from './known-world.ts';
import { listOperations, type Operation, type Schema } from './operations.ts';
import { SECRET, useSiteApi } from './site-api.ts';

const { send, database } = useSiteApi();

/** Fields that an attacker would like to set, and the names of the table's columns. */
const WISHES = {
  role: 'admin',
  id: '018f3c1e-7d4a-7c3b-9a51-0d2f6b8e4c11',
  account_id: '018f3c1e-7d4a-7c3b-9a51-0d2f6b8e4c11',
  email_verified: true,
  email_verified_at: '2026-11-21T09:00:00.000Z',
  emailVerifiedAt: '2026-11-21T09:00:00.000Z',
  password_hash: '$argon2id$',
  suspended_at: null,
  two_factor: false,
  totp_secret: null,
  created_at: '2020-01-01T00:00:00.000Z',
  band: 9,
  deadline_at: '2030-01-01T00:00:00.000Z',
} as const;

const operations = new Map<string, Operation>();
beforeAll(async () => {
  const listed = listOperations(await (await send('/api/openapi.json')).json());
  for (const operation of listed) operations.set(operation.name, operation);
});

/** Every object within a schema, by its path; the whole one is ``. */
function listObjects(schema: Schema, path = ''): { readonly path: string; readonly schema: Schema }[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      listObjects(field, `${path}.${name}`),
    ),
    ...(schema.items ? listObjects(schema.items, `${path}.0`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => listObjects(each, path)),
  ];
  return schema.type === 'object' ? [{ path, schema }, ...inside] : inside;
}

async function asAdmin() {
  const { id, email } = await anAccount(database().db, { role: 'admin' });
  const { token, sessionId } = await aSession(database().db, SECRET, { id, role: 'admin' });
  return {
    id,
    email,
    sessionId,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() },
  };
}

const withBody = Object.entries(ACCESS).flatMap(([name, { body }]) =>
  body && !name.endsWith('/avatar') ? [{ name, body }] : [],
);

describe('a field that a call does not have is refused, and named', () => {
  test.for(withBody)('$name', async ({ name, body }, { skip }) => {
    const operation = operations.get(name);
    if (!operation?.body) return skip('not mounted yet');
    const { id, email, sessionId, headers } = await asAdmin();
    const known: Readonly<Record<string, string>> = {
      sessionId,
      product: 'grammar_basics_id',
      code: 'NONE',
      module: '1',
      number: 'x'.repeat(22),
    };
    const path = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => known[part] ?? id);
    const whole = { ...body({ email, password: PASSWORD, picture: new Uint8Array(), termsVersion: 'none' }) };
    for (const [wish, value] of Object.entries(WISHES)) {
      if (operation.body.properties?.[wish]) continue;
      const response = await send(path, {
        method: operation.method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'the-key-of-one-act' },
        body: JSON.stringify({ ...whole, [wish]: value }),
      });
      expect(response.status, wish).toBe(422);
      const { errors } = (await response.json()) as {
        errors?: readonly { field: string; message: string }[];
      };
      expect(errors, wish).toEqual([{ field: wish, code: 'invalid', message: 'There is no such field.' }]);
    }
  });
});

test('no object of any body is open for further fields', () => {
  const open = [...operations.values()].flatMap(({ name, body }) =>
    (body ? listObjects(body) : [])
      .filter(({ schema }) => schema.additionalProperties !== false)
      .map(({ path }) => `${name} ${path}`),
  );
  expect(open).toEqual([]);
});

test('a new account is a learner with an unverified address, and stays one', async () => {
  const email = 'climber@example.org';
  const response = await send('/api/users/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({
      email,
      first_name: 'Mei',
      last_name: 'Lin',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }),
  });
  expect(response.status).toBe(200);
  const { rows } = await database().pool.query('select * from accounts where email_key = $1', [email]);
  expect(rows).toMatchObject([{ role: 'learner', email_verified_at: null, suspended_at: null }]);
});
