import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { createPool } from '#platform/database/pool.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase } from '#tests/database/test-database.ts';
import { aJob, soon, useJobs } from './jobs-fixture.ts';
import { withSchemaLock } from './with-schema-lock.ts';

const { database, start, enqueue, stopAll } = useJobs();
const { log } = collectLog();

test('the role web enqueues, and leaves the work to others', async () => {
  const [inWeb, inWorker] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const web = await start([aJob({ name: 'shared', handle: inWeb })], { role: 'web' });
  await start([aJob({ name: 'shared', handle: inWorker })], { role: 'worker' });
  await enqueue(web, aJob({ name: 'shared' }), 'a');
  await vi.waitFor(() => expect(inWorker).toHaveBeenCalledOnce(), soon);
  expect(inWeb).not.toHaveBeenCalled();
});

test('three processes that start together on an empty database all come up', async () => {
  const fresh = await createTestDatabase();
  const pools = [1, 2, 3].map(() => createPool(fresh.url, { log }));
  const together = await Promise.all(pools.map((pool) => start([aJob({ name: 'together' })], { pool })));
  expect(await Promise.all(together.map((jobs) => jobs.isReady()))).toEqual([true, true, true]);
  await stopAll();
  await Promise.all(pools.map((pool) => pool.end()));
  await fresh.drop();
});

test('a start waits for the process that makes the tables, also longer than requests wait for a lock', async () => {
  const other = createPool(database().url, { log });
  // Requests of this process wait for a lock a tenth of a second.
  const pool = new Pool({ connectionString: database().url, lock_timeout: 100 });
  const making = withSchemaLock(other, async () => await delay(600, 'made'));
  await delay(100);
  const jobs = await start([aJob({ name: 'patient' })], { pool });
  expect(await Promise.race([making, 'still making'])).toBe('made');
  expect(await jobs.isReady()).toBe(true);
  await jobs.stop();
  await Promise.all([other.end(), pool.end()]);
});

test('stopping waits for the job at work, takes no other, and is not ready any more', async () => {
  let finished = 0;
  const handle = vi.fn(async () => {
    await delay(500);
    finished += 1;
  });
  const job = aJob({ name: 'polite', handle });
  const jobs = await start([job]);
  await enqueue(jobs, job, 'first', 'second');
  await vi.waitFor(() => expect(handle).toHaveBeenCalled(), soon);
  await jobs.stop();
  expect(finished).toBe(1);
  expect(handle).toHaveBeenCalledOnce();
  expect(await jobs.isReady()).toBe(false);
});

test('stopping does not wait for ever: then the job is aborted and left to others', async () => {
  const signals: AbortSignal[] = [];
  const handle = async (_: unknown, run: { signal: AbortSignal }) => {
    signals.push(run.signal);
    await delay(60_000, undefined, { ref: false });
  };
  const job = aJob({ name: 'endless', handle });
  const jobs = await start([job]);
  await enqueue(jobs, job, 'a');
  await vi.waitFor(() => expect(signals).toHaveLength(1), soon);
  const begin = performance.now();
  await jobs.stop();
  expect(performance.now() - begin).toBeLessThan(8_000);
  expect(signals[0]?.aborted).toBe(true);
  const { rows } = await database().pool.query(`select state from jobs.job where name = 'endless'`);
  expect(rows).toEqual([{ state: 'retry' }]);
});

test('a process that is killed at work leaves its job to the next one', { timeout: 60_000 }, async () => {
  const code = `
    import { setTimeout as delay } from 'node:timers/promises';
    import { z } from 'zod';
    import { createPool } from '#platform/database/pool.ts';
    import { startJobs } from '#platform/jobs/start-jobs.ts';
    import { createLog } from '#platform/log/log.ts';
    const log = createLog('silent');
    await startJobs({ pool: createPool(process.env.URL, { log }), log, role: 'worker', jobs: [{
      name: 'orphan', payload: z.any(), retryLimit: 3, backoff: { firstSeconds: 1, maxSeconds: 2 }, expireSeconds: 1,
      pollSeconds: 0.5, async handle() { console.log('at work'); await delay(60_000); } }] });`;
  const job = aJob({ name: 'orphan', expireSeconds: 1 });
  await enqueue(await start([job], { role: 'web' }), job, 'do me');
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, URL: database().url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await ended;

  const handle = vi.fn(async () => undefined);
  await start([aJob({ name: 'orphan', expireSeconds: 1, handle })], { superviseSeconds: 1 });
  const whenFound = { timeout: 30_000, interval: 50 };
  await vi.waitFor(
    () => expect(handle).toHaveBeenCalledWith({ text: 'do me' }, expect.anything()),
    whenFound,
  );
});

test('no connections are opened but those of the pool', async () => {
  const pool = createPool(database().url, { log, max: 2, applicationName: 'counted' });
  const jobs = await start([aJob({ name: 'thrifty' })], { pool });
  const { rows } = await database().pool.query(
    `select application_name as name, count(*)::int from pg_stat_activity
     where datname = current_database() and application_name <> 'ninefold test' group by 1`,
  );
  for (const { name, count } of rows) expect([name, count <= 2]).toEqual(['counted', true]);
  await jobs.stop();
  await pool.end();
});

test('a database that is gone means not ready, and throws nothing', async () => {
  const pool = createPool(database().url, { log });
  const jobs = await start([aJob({ name: 'gone' })], { pool, role: 'web' });
  expect(await jobs.isReady()).toBe(true);
  await pool.end();
  expect(await jobs.isReady()).toBe(false);
});
