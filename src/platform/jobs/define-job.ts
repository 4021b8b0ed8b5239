import type { z } from 'zod';
import type { Log } from '../log/log.ts';

/** What it takes to enqueue a job; the side that enqueues needs no handler. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** Kebab case; also the name of the queue. */
  readonly name: string;
  /**
   * What the payload is. Put identifiers into it, not personal data: payloads outlive the rows they speak of.
   */
  readonly payload: S;
};

export type JobRun = {
  /** Aborted when the process ends before the job does; the job then runs again elsewhere. */
  readonly signal: AbortSignal;
  readonly log: Log;
};

export type Job<S extends z.ZodType = z.ZodType> = JobKind<S> & {
  /** How often it is tried again after a failure. */
  readonly retryLimit: number;
  /** The wait after the first failure; it doubles each time, with jitter. Seconds. */
  readonly backoff: { readonly firstSeconds: number; readonly maxSeconds: number };
  /**
   * A run that takes longer counts as failed, and so does one whose process was killed. Seconds; 300 unless
   * told.
   */
  readonly expireSeconds?: number;
  /** How many run at once in one process; 1 unless told. */
  readonly concurrency?: number;
  /** How often an empty queue is looked at; 2 unless told, 0.5 at least. Seconds. */
  readonly pollSeconds?: number;
  /** Enqueues the job by itself, with an empty object as payload: five cron fields, in UTC. */
  readonly schedule?: string;
  /**
   * Does the work, at least once: a process may die after the work and before that is noted, so a second run
   * with the same payload must change nothing more. Throwing means: try again later.
   */
  handle(payload: z.output<S>, run: JobRun): Promise<void>;
};

/** Writes a job down with its payload's own type kept. */
export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}
