import type { z } from 'zod';
import type { Log } from '../log/log.ts';

/** The part of a job that enqueuing needs; the enqueuing side has no handler. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** Kebab case; also the name of the queue. */
  readonly name: string;
  /**
   * The shape of the payload. Put identifiers into it, not personal data: payloads outlive the rows they
   * refer to.
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
   * A run that takes longer counts as failed, and so does one whose process was killed. Seconds; default 300.
   */
  readonly expireSeconds?: number;
  /** How many run at the same time in one process. Default: 1. */
  readonly concurrency?: number;
  /** How often an empty queue is checked. Seconds; default 2, at least 0.5. */
  readonly pollSeconds?: number;
  /** Enqueues the job automatically, with an empty object as payload: five cron fields, in UTC. */
  readonly schedule?: string;
  /**
   * Does the work, at least once. A process may die after the work and before that is noted, so a second run
   * with the same payload must change nothing more. Throwing means: try again later.
   */
  handle(payload: z.output<S>, run: JobRun): Promise<void>;
};

/** Defines a job and preserves the type of its payload. */
export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}
