import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { continueLeftSittings, type LeftSittings } from '../sittings/continue-left-sittings.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

/**
 * Every minute: sections of whole tests that nobody came back for begin as of when they would have, and attempts that
 * ran out while nobody looked are closed as of their deadline.
 */
export function closeOverdueAttemptsJob(dependencies: LeftSittings) {
  return defineJob({
    name: 'close-overdue-attempts',
    payload: z.strictObject({}),
    retryLimit: 0,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 20,
    schedule: '* * * * *',
    async handle(_, { log }) {
      const started = await continueLeftSittings(dependencies, log);
      if (started > 0) log.info({ begun: started }, 'Sections of tests that were left have begun.');
      const closed = await closeOverdueAttempts({ ...dependencies, log });
      if (closed > 0) log.info({ closed }, 'Overdue attempts were closed.');
    },
  });
}
