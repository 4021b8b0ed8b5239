import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { continueLeftSittings, type LeftSittings } from './continue-left-sittings.ts';
import { closeOverdueAttempts } from '../attempts/close-overdue-attempts.ts';

/**
 * Runs every minute. It starts the due sections of abandoned sittings, and closes abandoned attempts as of their
 * deadline.
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
