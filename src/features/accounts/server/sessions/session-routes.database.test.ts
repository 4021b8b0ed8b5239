import { describe, expect, test } from 'vitest';
import { useAccounts, type Reply } from '../accounts-fixture.ts';

const { ask, aSession, anAccount, query, pass, dependencies } = useAccounts();

const codeOf = (reply: Reply) => reply.body.type?.replace('urn:ninefold:problem:', '');
type Shown = Readonly<Record<string, unknown>>;
const list = async (token: string) =>
  (await ask('GET', '/api/users/sessions', { token })).body.sessions as Shown[];
const eventsOf = async (token: string) =>
  (await ask('GET', '/api/users/security-events', { token })).body.events as Shown[];
const isAlive = async (token: string) => (await ask('GET', '/api/users/me', { token })).status === 200;

describe('the list of sessions', () => {
  test('has this account’s own, the latest used first, and says which one asks', async () => {
    const old = await aSession();
    const { account } = old;
    await aSession();
    pass(60);
    const recent = await aSession(account);
    const now = dependencies().clock.now();
    const shown = await list(recent.token);
    expect(shown).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        device: 'Chrome on Windows',
        address: '203.0.113.•',
        created_at: now.toISOString(),
        last_used_at: now.toISOString(),
        current: true,
      },
      expect.objectContaining({ current: false, created_at: account.createdAt.toISOString() }),
    ]);
    expect((await list(old.token)).map(({ current }) => current)).toEqual([false, true]);
  });

  test('leaves out what ended and what ran out', async () => {
    const one = await aSession();
    const { account } = one;
    await ask('POST', '/api/users/logout', { token: one.token });
    await aSession(account);
    pass(30 * 24 * 60 * 60);
    const three = await aSession(account);
    expect(await list(three.token)).toHaveLength(1);
  });
});

describe('one session', () => {
  test('of another device can be ended, at once and for good', async () => {
    const lost = await aSession();
    const mine = await aSession(lost.account);
    expect([await isAlive(lost.token), await isAlive(mine.token)]).toEqual([true, true]);
    const id = String((await list(mine.token)).find(({ current }) => !current)?.id);
    const reply = await ask('DELETE', `/api/users/sessions/${id}`, { token: mine.token });
    expect([reply.status, reply.body]).toEqual([200, { status: true }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect([await isAlive(lost.token), await isAlive(mine.token)]).toEqual([false, true]);
    const cookie = `__Secure-refresh=${lost.refreshToken}`;
    expect((await ask('POST', '/api/users/token/refresh', { headers: { cookie } })).status).toBe(401);
    const again = await ask('DELETE', `/api/users/sessions/${id}`, { token: mine.token });
    expect([again.status, codeOf(again)]).toEqual([404, 'session-unknown']);
    expect((await eventsOf(mine.token)).map(({ kind }) => kind)).toContain('session-ended');
  });

  test('that asks can be ended too; its cookie goes with it', async () => {
    const { token } = await aSession();
    const [{ id } = {}] = await list(token);
    const reply = await ask('DELETE', `/api/users/sessions/${String(id)}`, { token });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Secure-refresh=; Max-Age=0;/);
    expect(await isAlive(token)).toBe(false);
  });

  test('of another account is none, and stays', async () => {
    const other = await aSession();
    const { token } = await aSession({ role: 'admin' });
    const [{ id } = {}] = await list(other.token);
    const reply = await ask('DELETE', `/api/users/sessions/${String(id)}`, { token });
    expect([reply.status, codeOf(reply)]).toEqual([404, 'session-unknown']);
    expect(await isAlive(other.token)).toBe(true);
    expect((await eventsOf(other.token)).map(({ kind }) => kind)).toEqual(['signed-in']);
  });

  test.each(['0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11', '1', '%00', '..%2F..'])('%s is none', async (id) => {
    const { token } = await aSession();
    expect((await ask('DELETE', `/api/users/sessions/${id}`, { token })).status).toBe(404);
  });
});

test('all others can be ended together; those of other accounts stay', async () => {
  const stranger = await aSession();
  const mine = await aSession();
  const others = [await aSession(mine.account), await aSession(mine.account)];
  const reply = await ask('DELETE', '/api/users/sessions', { token: mine.token });
  expect(reply.body).toEqual({ status: true, ended: 2 });
  for (const { token } of others) expect(await isAlive(token)).toBe(false);
  expect([await isAlive(mine.token), await isAlive(stranger.token)]).toEqual([true, true]);
  expect((await ask('DELETE', '/api/users/sessions', { token: mine.token })).body.ended).toBe(0);
  const kinds = (await eventsOf(mine.token)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sessions-ended')).toHaveLength(1);
});

describe('the list of security events', () => {
  test('has this account’s own, newest first, with device and shortened address', async () => {
    const first = await aSession();
    await aSession();
    pass(5);
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    };
    await ask('POST', '/api/users/logout', { token: first.token, headers, address: '2001:db8:1:2:3:4:5:6' });
    pass(5);
    const { token } = await aSession(first.account);
    const events = await eventsOf(token);
    expect(events.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(events[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kind: 'signed-out',
      device: 'Firefox on Linux',
      address: '2001:db8:1:•',
      at: new Date(dependencies().clock.now().getTime() - 5_000).toISOString(),
    });
  });

  test('ends at a hundred', async () => {
    const { account, token } = await aSession();
    await query(
      `insert into security_events (id, account_id, kind, device, address, at)
       select gen_random_uuid(), $1, 'sign-in-failed', '', '', now() from generate_series(1, 150)`,
      [account.id],
    );
    expect(await eventsOf(token)).toHaveLength(100);
  });
});

describe.each([
  ['GET', '/api/users/sessions'],
  ['DELETE', '/api/users/sessions'],
  ['DELETE', '/api/users/sessions/0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11'],
  ['GET', '/api/users/security-events'],
])('%s %s', (method, path) => {
  test('is for nobody who is not signed in', async () => {
    await anAccount();
    const nobody = await ask(method, path);
    expect([nobody.status, codeOf(nobody)]).toEqual([401, 'sign-in-needed']);
    const over = await ask(method, path, { token: 'over' });
    expect([over.status, codeOf(over)]).toEqual([401, 'session-over']);
  });
});
