import type { Pool } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openNotices, type Notices } from '#platform/database/notices.ts';
import type { Api } from '#platform/http/api-env.ts';
import { APP_KEY } from '#platform/http/api-fixture.ts';
import { createApi } from '#platform/http/create-api.ts';
import { SECRET, useAccounts } from './accounts-fixture.ts';
import { createAccounts } from './create-accounts.ts';
import { createEndedSessions } from './ended-sessions.ts';

const { dependencies, aSession, query, pass } = useAccounts();
const soon = { timeout: 15_000, interval: 20 };
const opened: Notices[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((notices) => notices.stop()));
});

const poolOf = (database: Database) => (database as unknown as { $client: Pool }).$client;

/** Another process on the same database; `deaf`: notices do not reach it. */
async function aProcess({ deaf = false } = {}) {
  const given = dependencies();
  const pool = poolOf(given.database);
  const ready = vi.fn();
  const notices = deaf ? undefined : openNotices({ pool, log: given.log });
  if (notices) {
    opened.push(notices);
    notices.listen('ready', { onNotice: () => undefined, onGap: ready });
  }
  const endedSessions = createEndedSessions(notices);
  const accounts = createAccounts({ ...given, endedSessions, secret: SECRET });
  const api: Api = createApi({ ...given, authenticate: accounts.authenticate });
  accounts.mount(api);
  if (notices) await vi.waitFor(() => expect(ready).toHaveBeenCalled(), soon);
  async function ask(method: string, path: string, token: string): Promise<number> {
    const headers = { 'x-requested-key': APP_KEY, authorization: `Bearer ${token}` };
    return (await api.request(path, { method, headers })).status;
  }
  return { ask, me: (token: string) => ask('GET', '/api/users/me', token) };
}

describe('a session that ends in one process', () => {
  test.each([
    ['POST', '/api/users/logout', 'one'],
    ['DELETE', '/api/users/sessions', 'two'],
  ] as const)('ends in the others, which had just seen it alive: %s %s', async (method, path, which) => {
    const [here, there] = [await aProcess(), await aProcess()];
    const one = await aSession();
    const two = await aSession(one.account);
    const [ended, living] = which === 'one' ? [one.token, two.token] : [two.token, one.token];
    for (const each of [here, there]) expect(await each.me(ended)).toBe(200);
    expect(await here.ask(method, path, one.token)).toBe(200);
    expect(await here.me(ended)).toBe(401);
    // The clock stands still, so that nothing is forgotten for its age.
    await vi.waitFor(async () => expect(await there.me(ended)).toBe(401), soon);
    expect(await there.me(living)).toBe(200);
  });

  test('counts for ten seconds more at most in a process that does not hear of it', async () => {
    const [here, deaf] = [await aProcess(), await aProcess({ deaf: true })];
    const { token } = await aSession();
    for (const each of [here, deaf]) expect(await each.me(token)).toBe(200);
    await here.ask('POST', '/api/users/logout', token);
    expect(await here.me(token)).toBe(401);
    pass(9.9);
    expect(await deaf.me(token)).toBe(200);
    pass(0.1);
    expect(await deaf.me(token)).toBe(401);
  });

  test('many at once are told in several notices', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const { account, token } = await aSession();
    const others = await Promise.all(Array.from({ length: 300 }, () => aSession(account)));
    const last = others[299]?.token ?? '';
    expect(await there.me(last)).toBe(200);
    expect(await here.ask('DELETE', '/api/users/sessions', token)).toBe(200);
    await vi.waitFor(async () => expect(await there.me(last)).toBe(401), soon);
  });
});

test('a process whose connection was lost forgets what it remembers: it may have missed something', async () => {
  const there = await aProcess();
  const { token, account } = await aSession();
  expect(await there.me(token)).toBe(200);
  await query('update sessions set ended_at = now() where account_id = $1', [account.id]);
  expect(await there.me(token)).toBe(200);
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ninefold notices' and datname = current_database()`,
  );
  await vi.waitFor(async () => expect(await there.me(token)).toBe(401), soon);
});

test('a session that ends while its life is being looked up is not remembered as living', async () => {
  const given = dependencies();
  const endedSessions = createEndedSessions();
  const { authenticate } = createAccounts({ ...given, endedSessions, secret: SECRET });
  const { token, account } = await aSession();
  const [session] = await query('select id from sessions where account_id = $1', [account.id]);
  // The answer is on its way while the session ends.
  const pool = poolOf(given.database);
  const ask = pool.query.bind(pool) as (...all: unknown[]) => Promise<unknown>;
  const asked = vi.spyOn(pool as { query(...all: unknown[]): Promise<unknown> }, 'query');
  asked.mockImplementationOnce(async (...all) => {
    const answer = await ask(...all);
    await ask('update sessions set ended_at = now() where id = $1', [session?.id]);
    endedSessions.drop([String(session?.id)]);
    return answer;
  });
  expect((await authenticate(`Bearer ${token}`)).state).toBe('known');
  asked.mockRestore();
  expect((await authenticate(`Bearer ${token}`)).state).toBe('over');
});
