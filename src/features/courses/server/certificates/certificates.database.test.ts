import { Hono } from 'hono';
import { compactVerify, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { useCourses } from '#tests/courses/use-courses.ts';
import { runCertificateCommand } from './run-certificate-command.ts';
import { serveCredentials } from './serve-credentials.ts';
import { createSigningKeys } from './signing-keys.ts';

const { aBuyer, aBrowser, aSession, dependencies, documents, pass, query } = useCourses();
type Credential = Readonly<Record<string, unknown>> & { readonly credentialSubject: object };

/** A learner who has completed the course, and the number of the certificate. */
async function aGraduate() {
  const { account, token } = await aBuyer();
  const learner = aBrowser(token);
  const put = (path: string, body: object) => learner.send('PUT', `/api/courses/lamps/lessons/${path}`, body);
  await put('oil/blocks', { blocks: [{ id: 'opening' }, { id: 'use-it' }] });
  await put('oil/answers', { answers: [1, 2].map((number) => ({ number, value: 'x', sequence: 1 })) });
  pass(200);
  await put('oil/watch', { tutorial: 'one-verb', ranges: [[0, 100_000]], position_ms: 0, sequence: 1 });
  await put('wicks/blocks', { blocks: [{ id: 'opening' }] });
  const { body } = await learner.send('GET', '/api/courses/lamps/progress');
  return { learner, account, number: String(body['certificate']) };
}

/** The addresses for programs, with the site's keys. */
function site(secret = 'a secret of thirty-two characters') {
  const app = new Hono();
  const { config, database, clock } = dependencies();
  const signingKeys = createSigningKeys({ database, clock, ids: randomIds, secret });
  serveCredentials(app, { config, database, signingKeys, school: { name: 'Ninefold IELTS' } });
  return async (path: string) => app.request(path);
}

const certificateOf = async (browser: ReturnType<typeof aBrowser>, number: string) =>
  (await browser.send('GET', `/api/certificates/${number}`)).body['certificate'];

describe('a certificate', () => {
  test('is issued once when the course is completed, and readable by anybody without a name', async () => {
    const { number } = await aGraduate();
    const reply = await aBrowser().send('GET', `/api/certificates/${number}`);
    expect(reply.body['certificate']).toMatchObject({
      state: 'valid',
      course: { slug: 'lamps', title: 'Lamps' },
      name: null,
      is_own: false,
    });
    expect(reply.text).not.toContain('Mei');
    expect(
      await query('select count(*)::int as count from course_certificates where number = $1', [number]),
    ).toEqual([{ count: 1 }]);
  });

  test('shows the name only while its owner agrees', async () => {
    const { learner, number } = await aGraduate();
    const other = aBrowser((await aSession()).token);
    const path = `/api/certificates/${number}/name`;
    expect((await other.send('PUT', path, { shown: true })).status).toBe(404);
    expect((await aBrowser().send('PUT', path, { shown: true })).status).toBe(401);
    await learner.send('PUT', path, { shown: true });
    expect(await certificateOf(aBrowser(), number)).toMatchObject({ name: 'Mei Lin' });
    expect(
      JSON.stringify((await (await site()(`/certificates/${number}/badge.json`)).json()) as object),
    ).toContain('Mei Lin');
    await learner.send('PUT', path, { shown: false });
    expect((await aBrowser().send('GET', `/api/certificates/${number}`)).text).not.toContain('Mei');
  });

  test('is revoked by an admin’s command', async () => {
    const { number } = await aGraduate();
    const revoke = () => runCertificateCommand(dependencies(), { number, reason: 'A mistake.' });
    expect(await revoke()).toMatchObject({ ok: true });
    expect(await revoke()).toMatchObject({ ok: false });
    expect(await certificateOf(aBrowser(), number)).toMatchObject({ state: 'revoked' });
    const list = (await (await site()('/certificates/revoked.json')).json()) as {
      revokedCredential: object[];
    };
    expect(list.revokedCredential).toContainEqual({
      id: `https://www.ninefold.example/certificates/${number}/badge.json`,
    });
  });

  test.each(['short', 'x'.repeat(22)])('with the number %s does not exist', async (number) => {
    expect([404, 422]).toContain((await aBrowser().send('GET', `/api/certificates/${number}`)).status);
    expect((await site()(`/certificates/${number}/badge.jwt`)).status).toBe(404);
  });
});

describe('the badge', () => {
  test('is a VC-JWT that the published keys verify', async () => {
    const { number } = await aGraduate();
    const get = site();
    const signed = await (await get(`/certificates/${number}/badge.jwt`)).text();
    const { keys } = (await (await get('/.well-known/jwks.json')).json()) as { keys: JWK[] };
    const [header = ''] = signed.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const jwk = keys.find((key) => key.kid === kid);
    expect(jwk).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(Object.keys(jwk ?? {})).not.toContain('d');
    const { payload } = await compactVerify(signed, await importJWK(jwk as JWK, 'RS256'));
    const credential = JSON.parse(new TextDecoder().decode(payload)) as Credential;
    expect(credential).toMatchObject({
      iss: 'https://www.ninefold.example',
      jti: `https://www.ninefold.example/certificates/${number}/badge.json`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: { achievement: { name: 'Lamps', achievementType: 'CertificateOfCompletion' } },
    });
    expect(JSON.stringify(credential)).toContain('no IELTS result');
    // The same bytes each time.
    expect(await (await get(`/certificates/${number}/badge.jwt`)).text()).toBe(signed);
  });

  test('of an old key is signed by it after a new one came', async () => {
    const { number } = await aGraduate();
    const get = site();
    const signed = await (await get(`/certificates/${number}/badge.jwt`)).text();
    await query(
      `insert into signing_keys select 'newer', jsonb_build_object('kid', 'newer'), private_sealed, created_at + interval '1 day'
       from signing_keys limit 1`,
    );
    expect(await (await get(`/certificates/${number}/badge.jwt`)).text()).toBe(signed);
    expect(((await (await get('/.well-known/jwks.json')).json()) as { keys: object[] }).keys).toHaveLength(2);
    await query(`delete from signing_keys where kid = 'newer'`);
  });

  test('cannot be signed with another installation’s secret', async () => {
    const { number } = await aGraduate();
    await (await site()(`/certificates/${number}/badge.jwt`)).text();
    const other = site('another secret of thirty-two characters');
    expect((await other(`/certificates/${number}/badge.jwt`)).status).toBe(404);
  });
});

test.each([
  ['en', 'Certificate of completion', 'not an IELTS result'],
  ['zh-Hant', '結業證書', '不是雅思成績'],
] as const)(
  'the PDF in %s has its owner’s name, says what it is, and has a code',
  async (language, title, says) => {
    const { learner, number } = await aGraduate();
    documents.length = 0;
    const reply = await learner.send('GET', `/api/certificates/${number}/document`, undefined, language);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = JSON.stringify(documents[0]);
    for (const part of [title, says, 'Mei Lin', number, '"kind":"drawing"']) expect(text).toContain(part);
    const other = aBrowser((await aSession()).token);
    expect((await other.send('GET', `/api/certificates/${number}/document`)).status).toBe(404);
  },
);
