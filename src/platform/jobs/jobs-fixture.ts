import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { defineJob, type Job } from './define-job.ts';
import { startJobs, type Jobs } from './start-jobs.ts';

const payload = z.strictObject({ text: z.string() });

/** For vi.waitFor: long enough for a slow machine, looked at often. */
export const soon = { timeout: 15_000, interval: 20 };

/** A job for tests, with short waits. By default it does nothing. */
export function aJob(changes: Partial<Job<typeof payload>> & { readonly name: string }) {
  return defineJob({
    payload,
    retryLimit: 3,
    backoff: { firstSeconds: 1, maxSeconds: 2 },
    pollSeconds: 0.5,
    handle: async () => undefined,
    ...changes,
  });
}

/**
 * A database for the tests of one file, and job processes that end with each test. Called at the top of the
 * file.
 */
export function useJobs() {
  const held: { database?: TestDatabase } = {};
  const started: Jobs[] = [];
  const stopAll = async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  };
  beforeAll(async () => {
    held.database = await createTestDatabase();
  });
  afterEach(stopAll);
  afterAll(async () => await held.database?.drop());

  function database(): TestDatabase {
    if (!held.database) throw new Error('The database is there within tests only.');
    return held.database;
  }
  return {
    database,
    stopAll,
    async start(jobs: readonly Job[], options: Partial<Parameters<typeof startJobs>[0]> = {}): Promise<Jobs> {
      const running = await startJobs({
        pool: database().pool,
        log: collectLog().log,
        role: 'all',
        jobs,
        ...options,
      });
      started.push(running);
      return running;
    },
    async enqueue(jobs: Jobs, job: ReturnType<typeof aJob>, ...texts: readonly string[]): Promise<void> {
      await database().db.transaction(async (transaction) => {
        for (const text of texts) await jobs.enqueue(transaction, job, { text });
      });
    },
  };
}
