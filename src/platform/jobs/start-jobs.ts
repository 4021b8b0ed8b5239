import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Job, JobKind } from './define-job.ts';
import { workOn } from './work-on.ts';
import { withSchemaLock } from './with-schema-lock.ts';

/** The process has 10 s to end, and requests and the database need some of them. */
const STOP_MS = 2_900;
const STOP_POLITELY_MS = 2_000;

export type Jobs = {
  /**
   * Within a transaction: the job exists if and only if that commits. An invalid payload is a bug and throws.
   */
  enqueue<S extends z.ZodType>(
    transaction: Transaction,
    kind: JobKind<S>,
    payload: z.input<S>,
    options?: {
      /** The shortest delay before the job runs. Seconds; default 0. */
      readonly startAfterSeconds?: number;
    },
  ): Promise<void>;
  /** Whether jobs can be enqueued, and are worked on where that is this process's role. Never throws. */
  isReady(): Promise<boolean>;
  /**
   * Takes no more jobs and waits 3 s at most for the running ones. An unfinished job is done again elsewhere.
   */
  stop(): Promise<void>;
};

type Options = {
  /** Shared with everything else; no other connection is opened. It must have room for two. */
  readonly pool: Pool;
  readonly log: Log;
  /** `web` enqueues only. */
  readonly role: Config['role'];
  /** All of them in every role: a job can be enqueued only when its queue is there. */
  readonly jobs: readonly Job[];
  /** How often the jobs of killed processes are looked for. Seconds; default 60. */
  readonly superviseSeconds?: number;
};

/**
 * Makes or updates the tables of the jobs (PostgreSQL schema `jobs`; processes that start together take
 * turns). Unless the role is `web`, starts to work. Jobs run at least once: see `Job.handle`.
 */
export async function startJobs({ pool, log, role, jobs, superviseSeconds = 60 }: Options): Promise<Jobs> {
  const works = role !== 'web';
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: async (text, values) => await pool.query(text, values) },
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // The pool's 10 s limit would cut a rebuild off and leave an invalid index.
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a problem.'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns.'));
  let running = true;
  try {
    await withSchemaLock(pool, async () => {
      await boss.start();
      for (const job of jobs) await prepareQueue(boss, job, works);
    });
    if (works) await Promise.all(jobs.map((job) => workOn(boss, job, log)));
  } catch (error) {
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
  log.info(
    { role, jobs: jobs.map(({ name }) => name) },
    works ? 'Working on jobs.' : 'Jobs can be enqueued.',
  );
  return {
    async enqueue(
      transaction,
      { name, payload: schema },
      payload,
      { startAfterSeconds: startAfter = 0 } = {},
    ) {
      schema.parse(payload);
      await boss.send(name, payload as object, { db: fromDrizzle(transaction, sql), startAfter });
    },
    async isReady() {
      return running && (await boss.schemaVersion().catch(() => null)) !== null;
    },
    async stop() {
      if (!running) return;
      running = false;
      const stopped = boss.stop({ graceful: true, timeout: STOP_POLITELY_MS, close: false });
      await Promise.race([stopped, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Queue and schedule as the job says today; a change takes effect with the next start. */
async function prepareQueue(boss: PgBoss, job: Job, works: boolean): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryBackoff: true,
    retryDelay: job.backoff.firstSeconds,
    retryDelayMax: job.backoff.maxSeconds,
    expireInSeconds: job.expireSeconds ?? 300,
  };
  await boss.createQueue(job.name, options);
  await boss.updateQueue(job.name, options);
  if (!works) return;
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
  else await boss.unschedule(job.name);
}
