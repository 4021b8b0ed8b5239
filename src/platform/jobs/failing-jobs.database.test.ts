import { expect, test, vi } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { aJob, soon, useJobs } from './jobs-fixture.ts';

const { start, enqueue } = useJobs();

test('a job that fails is tried again, later each time, until it succeeds', async () => {
  const at: number[] = [];
  const { log, text } = collectLog();
  const handle = async () => {
    at.push(performance.now());
    if (at.length < 3) throw new Error('not yet');
  };
  const job = aJob({ name: 'third-time-lucky', handle });
  await enqueue(await start([job], { log }), job, 'a');
  await vi.waitFor(() => expect(text()).toContain('job done'), soon);
  expect(at).toHaveLength(3);
  expect(text().match(/job failed, will be tried again/g)).toHaveLength(2);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(400);
});

test('a job is given up after its last attempt, and the log says so', async () => {
  const { log, text } = collectLog();
  const handle = vi.fn(async () => {
    throw new Error('never');
  });
  const job = aJob({ name: 'hopeless', handle, retryLimit: 1 });
  await enqueue(await start([job], { log }), job, 'a');
  await vi.waitFor(() => expect(text()).toContain('job given up'), soon);
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a queue is emptied without pauses between jobs', async () => {
  const handle = vi.fn(async () => undefined);
  const job = aJob({ name: 'many', handle, pollSeconds: 30 });
  await enqueue(await start([job], { role: 'web' }), job, ...Array<string>(20).fill('a'));
  await start([job]);
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(20), soon);
});

test('the log contains nothing of a job’s payload', async () => {
  const { log, text } = collectLog();
  const job = aJob({ name: 'discreet' });
  await enqueue(await start([job], { log }), job, 'somebody@example.org');
  await vi.waitFor(() => expect(text()).toContain('job done'), soon);
  expect(text()).not.toContain('somebody@example.org');
});
