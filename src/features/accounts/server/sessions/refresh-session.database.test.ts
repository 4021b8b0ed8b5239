import { describe, expect, test } from 'vitest';
import { useAccounts, type Reply } from '../accounts-fixture.ts';

const accounts = useAccounts();
const { ask, aSession, query, pass, logText } = accounts;
const acrossSites = useAccounts({ environment: { CORS_ORIGINS: 'https://app.ninefold.example' } });

const refresh = (refreshToken: string, given: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/users/token/refresh', {
    ...given,
    headers: { cookie: `__Secure-refresh=${refreshToken}`, ...given.headers },
  });
const codeOf = (reply: Reply) => reply.body.type?.replace('urn:ninefold:problem:', '');
const cookieOf = (reply: Reply) =>
  /^__Secure-refresh=([\w-]{43});/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
const isCleared = (reply: Reply) =>
  (reply.headers.getSetCookie()[0] ?? '').startsWith('__Secure-refresh=; Max-Age=0;');
const me = (token: unknown) => ask('GET', '/api/users/me', { token: String(token) });
const DAY = 24 * 60 * 60;

describe('a refresh', () => {
  test('gives account, role, a new access token and the next cookie', async () => {
    const { account, refreshToken } = await aSession({ role: 'teacher' });
    const reply = await refresh(refreshToken);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: true, role: 'teacher', user: { id: account.id } });
    expect((await me(reply.body.token)).status).toBe(200);
    expect(cookieOf(reply)).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(reply)).not.toBe(refreshToken);
    expect(reply.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
  });

  test('goes on for as long as it is used at least every 30 days', async () => {
    let { refreshToken } = await aSession();
    for (let month = 0; month < 4; month += 1) {
      pass(29 * DAY);
      const reply = await refresh(refreshToken);
      expect(reply.status).toBe(200);
      refreshToken = cookieOf(reply);
    }
    pass(31 * DAY);
    const late = await refresh(refreshToken);
    expect([late.status, codeOf(late)]).toEqual([401, 'session-over']);
    expect(isCleared(late)).toBe(true);
  });

  test('says from where the session was used last', async () => {
    const { account, refreshToken } = await aSession();
    pass(600);
    await refresh(refreshToken, { address: '192.0.2.44', headers: { 'user-agent': 'curl/8' } });
    const [session] = await query('select address, last_used_at from sessions where account_id = $1', [
      account.id,
    ]);
    expect(session).toEqual({ address: '192.0.2.•', last_used_at: accounts.dependencies().clock.now() });
  });

  test('keeps tokens as hashes alone', async () => {
    const { refreshToken } = await aSession();
    const next = cookieOf(await refresh(refreshToken));
    const table = JSON.stringify(await query(`select encode(token_hash, 'escape') from refresh_tokens`));
    for (const token of [refreshToken, next]) {
      expect(table).not.toContain(token);
      expect(logText()).not.toContain(token);
    }
  });
});

describe('one cookie used twice', () => {
  test('within half a minute gets the same next one: two tabs, or an answer that was lost', async () => {
    const { refreshToken } = await aSession();
    const first = await refresh(refreshToken);
    pass(30);
    const second = await refresh(refreshToken);
    expect(second.status).toBe(200);
    expect(cookieOf(second)).toBe(cookieOf(first));
    expect((await me(second.body.token)).status).toBe(200);
    pass(60);
    expect((await refresh(cookieOf(first))).status).toBe(200);
  });

  test('within half a minute gets the newest, when the chain went on meanwhile', async () => {
    const { refreshToken } = await aSession();
    const second = cookieOf(await refresh(refreshToken));
    pass(10);
    const third = cookieOf(await refresh(second));
    pass(10);
    expect(cookieOf(await refresh(refreshToken))).toBe(third);
  });

  test('twenty times at once raises no alarm, and everybody gets tokens', async () => {
    const { account, refreshToken } = await aSession();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(cookieOf)).size).toBe(1);
    for (const { body } of replies) expect((await me(body.token)).status).toBe(200);
    expect(
      await query(`select 1 from security_events where kind = 'refresh-reused' and account_id = $1`, [
        account.id,
      ]),
    ).toEqual([]);
    pass(40);
    expect((await refresh(cookieOf(replies[0] as Reply))).status).toBe(200);
  });

  test('later ends the session for whoever holds any of its tokens', async () => {
    const { account, token, refreshToken } = await aSession();
    const other = await aSession(account);
    const next = await refresh(refreshToken);
    expect((await me(token)).status).toBe(200);
    pass(31);
    const reused = await refresh(refreshToken);
    expect([reused.status, codeOf(reused)]).toEqual([401, 'session-over']);
    expect(isCleared(reused)).toBe(true);
    const afterwards = [await refresh(cookieOf(next)), await me(token), await me(next.body.token)];
    expect(afterwards.map(codeOf)).toEqual(Array(3).fill('session-over'));
    expect((await me(other.token)).status).toBe(200);
    expect(
      await query(`select kind from security_events where account_id = $1 and kind <> 'signed-in'`, [
        account.id,
      ]),
    ).toEqual([{ kind: 'refresh-reused' }]);
  });

  test('by its owner and by somebody who copied it: whoever comes later than the grace ends it', async () => {
    const { refreshToken } = await aSession();
    const copied = cookieOf(await refresh(refreshToken));
    pass(600);
    const ahead = cookieOf(await refresh(copied));
    pass(600);
    expect((await refresh(copied)).status).toBe(401);
    expect((await refresh(ahead)).status).toBe(401);
  });
});

describe('no refresh', () => {
  test.each([
    ['without a cookie', ''],
    ['with a cookie that nobody was given', `__Secure-refresh=${'A'.repeat(43)}`],
    ['with garbage', '__Secure-refresh=%00; refresh=x'],
    ['with the name it has over http', 'plain'],
  ])('%s', async (_, cookie) => {
    const { refreshToken } = await aSession();
    const header = cookie === 'plain' ? `refresh=${refreshToken}` : cookie;
    const reply = await refresh('', { headers: { cookie: header } });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
  });

  test('for a suspended account, which is told so', async () => {
    const { account, refreshToken } = await aSession();
    await query('update accounts set suspended_at = now() where id = $1', [account.id]);
    const reply = await refresh(refreshToken);
    expect([reply.status, codeOf(reply)]).toEqual([403, 'account-suspended']);
    expect(isCleared(reply)).toBe(true);
  });

  test('by an access token', async () => {
    const { token } = await aSession();
    expect((await ask('POST', '/api/users/token/refresh', { token })).status).toBe(401);
  });

  test('by a form or link of another site: without the app’s key nothing is read, nothing rotated', async () => {
    const { refreshToken } = await aSession();
    const headers = { 'x-requested-key': '', origin: 'https://evil.example' };
    const reply = await refresh(refreshToken, { headers });
    expect([reply.status, codeOf(reply)]).toEqual([403, 'key-missing']);
    expect(reply.headers.getSetCookie()).toEqual([]);
    pass(60);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  test.each([
    ['https://app.ninefold.example', 'https://app.ninefold.example'],
    ['https://evil.example', null],
  ])('by a script of a site that is not ours: its browser asks first (%s)', async (origin, allowed) => {
    const reply = await acrossSites.ask('OPTIONS', '/api/users/token/refresh', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-requested-key',
      },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe(allowed);
  });
});
