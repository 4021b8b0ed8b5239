import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { aJob, soon, useJobs } from './jobs-fixture.ts';

const { database, start, enqueue } = useJobs();

async function countJobs(name: string): Promise<number> {
  const { rows } = await database().pool.query(
    'select count(*)::int as count from jobs.job where name = $1',
    [name],
  );
  return rows[0].count;
}

describe('a job is enqueued with its transaction', () => {
  test('committed: it runs, once, with its payload', async () => {
    const handle = vi.fn(async () => undefined);
    const job = aJob({ name: 'committed', handle });
    await enqueue(await start([job]), job, 'it’s $1 ? 試 {"a":1}');
    await vi.waitFor(() => expect(handle).toHaveBeenCalled(), soon);
    // Long enough for another look at the queue.
    await delay(700);
    expect(handle.mock.calls).toEqual([[{ text: 'it’s $1 ? 試 {"a":1}' }, expect.anything()]]);
  });

  test('rolled back: it never was', async () => {
    const handle = vi.fn(async () => undefined);
    const job = aJob({ name: 'rolled-back', handle });
    const jobs = await start([job]);
    const work = database().db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, job, { text: 'a' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await countJobs('rolled-back')).toBe(0);
    expect(handle).not.toHaveBeenCalled();
  });

  test('not yet committed: nobody works on it', async () => {
    const handle = vi.fn(async () => undefined);
    const job = aJob({ name: 'open', handle });
    const jobs = await start([job]);
    await database().db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, job, { text: 'a' });
      await delay(700);
      expect(handle).not.toHaveBeenCalled();
    });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), soon);
  });

  test('a payload of another shape is refused before anything is written', async () => {
    const job = aJob({ name: 'strict' });
    const jobs = await start([job]);
    const wrong = { text: 1 } as unknown as { text: string };
    await expect(
      database().db.transaction((transaction) => jobs.enqueue(transaction, job, wrong)),
    ).rejects.toThrow();
    expect(await countJobs('strict')).toBe(0);
  });
});

test('a job with a schedule is put on it, and taken off when it has none any more', async () => {
  const schedules = async () => {
    const { rows } = await database().pool.query(
      `select cron, timezone from jobs.schedule where name = 'nightly'`,
    );
    return rows;
  };
  const first = await start([aJob({ name: 'nightly', schedule: '17 19 * * *' })]);
  expect(await schedules()).toEqual([{ cron: '17 19 * * *', timezone: 'UTC' }]);
  await first.stop();
  await start([aJob({ name: 'nightly' })]);
  expect(await schedules()).toEqual([]);
});
