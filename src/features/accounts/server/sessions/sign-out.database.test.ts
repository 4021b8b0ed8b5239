import { describe, expect, test } from 'vitest';
import { useAccounts, type Reply } from '../accounts-fixture.ts';

const { ask, aSession, query, pass, dependencies } = useAccounts();

const cookieFor = (refreshToken: string) => ({ cookie: `__Secure-refresh=${refreshToken}` });
const codeOf = (reply: Reply) => reply.body.type?.replace('urn:ninefold:problem:', '');
const isCleared = (reply: Reply) =>
  (reply.headers.getSetCookie()[0] ?? '').startsWith('__Secure-refresh=; Max-Age=0;');
const statusOf = async (token: string) => (await ask('GET', '/api/users/token/verify', { token })).status;

describe('signing out', () => {
  test.each([
    ['by the access token', true, false],
    ['by the cookie', false, true],
    ['by both', true, true],
  ])('%s ends the session at once', async (_, byToken, byCookie) => {
    const { account, token, refreshToken } = await aSession();
    const other = await aSession(account);
    expect(await statusOf(token)).toBe(200);
    const reply = await ask('POST', '/api/users/logout', {
      ...(byToken ? { token } : {}),
      headers: byCookie ? cookieFor(refreshToken) : {},
    });
    expect([reply.status, reply.body]).toEqual([200, { status: true }]);
    expect(isCleared(reply)).toBe(true);
    expect(await statusOf(token)).toBe(401);
    const refreshed = await ask('POST', '/api/users/token/refresh', { headers: cookieFor(refreshToken) });
    expect(codeOf(refreshed)).toBe('session-over');
    expect(await statusOf(other.token)).toBe(200);
    const events = await query(
      `select kind from security_events where account_id = $1 and kind <> 'signed-in'`,
      [account.id],
    );
    expect(events).toEqual([{ kind: 'signed-out' }]);
  });

  test('works with an access token that ran out, by the cookie', async () => {
    const { token, refreshToken } = await aSession();
    pass(16 * 60);
    await ask('POST', '/api/users/logout', { token, headers: cookieFor(refreshToken) });
    const refreshed = await ask('POST', '/api/users/token/refresh', { headers: cookieFor(refreshToken) });
    expect(refreshed.status).toBe(401);
  });

  test('ends both sessions of a browser that holds two', async () => {
    const one = await aSession();
    const two = await aSession();
    await ask('POST', '/api/users/logout', { token: one.token, headers: cookieFor(two.refreshToken) });
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([401, 401]);
  });

  test.each([
    ['who is nobody', {}],
    ['with a cookie that nobody was given', cookieFor('A'.repeat(43))],
    ['with a token that is none', { authorization: 'Bearer x' }],
  ])('is always done, also for somebody %s', async (_, headers) => {
    const reply = await ask('POST', '/api/users/logout', { headers });
    expect([reply.status, reply.body]).toEqual([200, { status: true }]);
    expect(isCleared(reply)).toBe(true);
  });
});

describe.each(['/api/users/token/verify', '/api/users/me'])('GET %s', (path) => {
  test('says who is signed in', async () => {
    const { account, token } = await aSession({ role: 'admin' });
    const reply = await ask('GET', path, { token });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: true, role: 'admin', user: { id: account.id } });
  });

  test('is for nobody else', async () => {
    const reply = await ask('GET', path);
    expect([reply.status, codeOf(reply)]).toEqual([401, 'sign-in-needed']);
  });

  test.each([
    ['a token that ran out', async (token: string) => (pass(15 * 60), `Bearer ${token}`)],
    ['a token with another signature', async (token: string) => `Bearer ${token.slice(0, -4)}AAAA`],
    ['a token without one', async (token: string) => `Bearer ${token.split('.').slice(0, 2).join('.')}.`],
    ['no token', async () => 'Bearer'],
    ['another scheme', async (token: string) => `Basic ${token}`],
    ['5,000 characters', async () => `Bearer ${'x'.repeat(5000)}`],
  ])('not for %s', async (_, written) => {
    const { token } = await aSession();
    const reply = await ask('GET', path, { headers: { authorization: await written(token) } });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
  });

  test('not for an account that was suspended, once its sessions are dropped', async () => {
    const { account, token } = await aSession();
    expect((await ask('GET', path, { token })).status).toBe(200);
    await query('update accounts set suspended_at = now() where id = $1', [account.id]);
    const rows = await query('select id from sessions where account_id = $1', [account.id]);
    dependencies().endedSessions.drop(rows.map(({ id }) => String(id)));
    expect((await ask('GET', path, { token })).status).toBe(401);
  });

  test('not for an account that is gone', async () => {
    const { account, token } = await aSession();
    await ask('GET', path, { token });
    await query('delete from accounts where id = $1', [account.id]);
    const reply = await ask('GET', path, { token });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
  });
});

test('a role that was taken away counts no more, whatever the token says', async () => {
  const { account, token } = await aSession({ role: 'admin' });
  await query(`update accounts set role = 'learner' where id = $1`, [account.id]);
  pass(11);
  expect((await ask('GET', '/api/users/me', { token })).body.role).toBe('learner');
});
