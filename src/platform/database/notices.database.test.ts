import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { openNotices, type Notices } from './notices.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

const soon = { timeout: 15_000, interval: 20 };
const opened: Notices[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((notices) => notices.stop()));
});

/** A process that listens to `news`. */
function aProcess(given: Partial<Parameters<typeof openNotices>[0]> = {}) {
  const { log, text } = collectLog();
  const notices = openNotices({ pool: database.pool, log, firstPauseMs: 20, ...given });
  opened.push(notices);
  const heard: string[] = [];
  const onGap = vi.fn();
  notices.listen('news', { onNotice: (payload) => void heard.push(payload), onGap });
  return { notices, heard, onGap, logText: text };
}

const connections = async () =>
  (
    await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'ninefold notices' and datname = current_database()`,
    )
  ).rows.map(({ pid }) => pid);

test('a notice reaches every process that listens, its sender too, and nobody on another channel', async () => {
  const [one, two] = [aProcess(), aProcess()];
  await vi.waitFor(
    () => expect([one.onGap, two.onGap].map((each) => each.mock.calls.length)).toEqual([1, 1]),
    soon,
  );
  await one.notices.send('news', 'it’s 試 $1');
  await one.notices.send('other', 'not for you');
  await one.notices.send('news', 'last');
  for (const { heard } of [one, two]) {
    await vi.waitFor(() => expect(heard).toEqual(['it’s 試 $1', 'last']), soon);
  }
});

test('each process has one connection, which goes with it', async () => {
  const { notices, onGap } = aProcess();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), soon);
  expect(await connections()).toHaveLength(1);
  await notices.stop();
  await vi.waitFor(async () => expect(await connections()).toEqual([]), soon);
});

test('what was sent just before the end of its process arrives', async () => {
  const [one, two] = [aProcess(), aProcess()];
  await vi.waitFor(() => expect(two.onGap).toHaveBeenCalled(), soon);
  void one.notices.send('news', 'goodbye');
  await one.notices.stop();
  await vi.waitFor(() => expect(two.heard).toEqual(['goodbye']), soon);
});

test('a connection that breaks is made again, and listeners learn that they may have missed something', async () => {
  const { notices, heard, onGap, logText } = aProcess();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), soon);
  for (const [pid] of [await connections()])
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2), soon);
  expect(logText()).toContain('The connection for notices was lost');
  await notices.send('news', 'here again');
  await vi.waitFor(() => expect(heard).toEqual(['here again']), soon);
});

test('a listener that comes later is heard too', async () => {
  const { notices, onGap } = aProcess();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), soon);
  const onNotice = vi.fn();
  notices.listen('late', { onNotice, onGap: () => undefined });
  await vi.waitFor(async () => {
    await notices.send('late', 'now');
    expect(onNotice).toHaveBeenCalledWith('now');
  }, soon);
});

test('a database that is away stops neither the sender nor the end of the process', async () => {
  const away = { query: () => Promise.reject(new Error('away')), options: { host: '/nonexistent' } };
  const { notices, logText } = aProcess({ pool: away as unknown as Pool });
  await notices.send('news', 'lost');
  expect(logText()).toContain('was not sent');
  await vi.waitFor(() => expect(logText()).toContain('is made again'), soon);
  await notices.stop();
});

test('where notices do not arrive, as behind a pooler that shares connections, the log says so once', async () => {
  // Sent notices get lost, as on a connection that belongs to another client by then.
  const query = async () => ({ rows: [] });
  const deaf = { query, options: database.pool.options } as unknown as Pool;
  const { onGap, logText } = aProcess({ pool: deaf, probeMs: 200 });
  await vi.waitFor(() => expect(logText()).toContain('do not arrive'), soon);
  for (const pid of await connections()) await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2), soon);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(logText().match(/do not arrive/g)).toHaveLength(1);
});

test('where they do, the log is silent', async () => {
  const { onGap, logText } = aProcess({ probeMs: 1_000 });
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), soon);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(logText()).toBe('');
});

test('a notice that PostgreSQL would not take is a bug', async () => {
  const { notices } = aProcess();
  await expect(notices.send('news', '長'.repeat(3_000))).rejects.toThrow('too long');
});
