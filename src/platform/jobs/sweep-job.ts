import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import { defineJob } from './define-job.ts';
import { sweepFiles, type SweepFilesOptions } from '#platform/files/sweep-files.ts';

type SweepJobOptions = Omit<SweepFilesOptions, 'now'> & {
  readonly name: string;
  /** Once a night, in the form of cron and in UTC. */
  readonly schedule: string;
  readonly clock: Clock;
};

/** A job that removes the files of a folder whose rows are gone. */
export function sweepJob({ name, schedule, clock, ...swept }: SweepJobOptions) {
  return defineJob({
    name,
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule,
    async handle(_, { log }) {
      const removed = await sweepFiles({ ...swept, now: clock.now() });
      log.info({ removed, folder: swept.folder }, 'Files whose rows are gone were removed.');
    },
  });
}
