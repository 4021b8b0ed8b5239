import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useAccounts } from '../accounts-fixture.ts';
import { forgetSessionsJob } from './forget-sessions-job.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';

const { aSession, anAccount, ask, query, pass, dependencies } = useAccounts();
const DAY = 24 * 60 * 60;

async function runJob(): Promise<void> {
  const job = forgetSessionsJob(dependencies());
  await job.handle({}, { log: pino({ level: 'silent' }), signal: new AbortController().signal });
}
const count = async (table: string, accountId: string) =>
  (await query(`select count(*)::int from ${table} where account_id = $1`, [accountId]))[0]?.count;

test('sessions go 30 days after they ran out or ended, their tokens with them', async () => {
  const ranOut = await aSession();
  const ended = await aSession();
  await ask('POST', '/api/users/logout', { token: ended.token });
  pass(30 * DAY);
  await runJob();
  expect([await count('sessions', ranOut.account.id), await count('sessions', ended.account.id)]).toEqual([
    1, 1,
  ]);
  pass(1);
  await runJob();
  expect([await count('sessions', ranOut.account.id), await count('sessions', ended.account.id)]).toEqual([
    1, 0,
  ]);
  pass(30 * DAY);
  await runJob();
  expect(await count('sessions', ranOut.account.id)).toBe(0);
  expect(
    await query('select 1 from refresh_tokens where session_id not in (select id from sessions)'),
  ).toEqual([]);
});

test('a session that is used keeps the tokens of its last two months alone', async () => {
  const { account, refreshToken } = await aSession();
  let cookie = refreshToken;
  for (let use = 0; use < 5; use += 1) {
    pass(20 * DAY);
    const reply = await ask('POST', '/api/users/token/refresh', {
      headers: { cookie: `__Secure-refresh=${cookie}` },
    });
    expect(reply.status).toBe(200);
    cookie = /=([\w-]{43});/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  }
  await runJob();
  const left = await query(
    'select issued_at from refresh_tokens join sessions on sessions.id = session_id where account_id = $1',
    [account.id],
  );
  // Issued 60, 40, 20 and 0 days ago.
  expect(left).toHaveLength(4);
  const alive = await ask('POST', '/api/users/token/refresh', {
    headers: { cookie: `__Secure-refresh=${cookie}` },
  });
  expect(alive.status).toBe(200);
});

test('one-time tokens go 30 days after they ran out', async () => {
  const { id: accountId } = await anAccount();
  const { database } = dependencies();
  await issueOneTimeToken(dependencies(), database, { purpose: 'reset-password', accountId });
  pass(30 * DAY + 30 * 60);
  await runJob();
  expect(await count('one_time_tokens', accountId)).toBe(1);
  pass(1);
  await runJob();
  expect(await count('one_time_tokens', accountId)).toBe(0);
});

test('security events go after two years', async () => {
  const { account } = await aSession();
  pass(730 * DAY);
  await runJob();
  expect(await count('security_events', account.id)).toBe(1);
  pass(1);
  await runJob();
  expect(await count('security_events', account.id)).toBe(0);
});
