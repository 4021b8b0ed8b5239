import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

/** Every minute: attempts that ran out while nobody looked are closed as of their deadline. */
export function closeOverdueAttemptsJob(given: { readonly database: Database; readonly clock: Clock }) {
  return defineJob({
    name: 'close-overdue-attempts',
    payload: z.strictObject({}),
    retryLimit: 0,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 20,
    schedule: '* * * * *',
    async handle(_, { log }) {
      const closed = await closeOverdueAttempts({ ...given, log });
      if (closed > 0) log.info({ closed }, 'Overdue attempts were closed.');
    },
  });
}
