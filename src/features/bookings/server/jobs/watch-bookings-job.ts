import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { watchBookings } from './watch-bookings.ts';

/** Ends holds, completes lessons, reminds and writes off credits. Runs every minute. */
export function watchBookingsJob(dependencies: Parameters<typeof watchBookings>[0]) {
  return defineJob({
    name: 'watch-bookings',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 20,
    schedule: '* * * * *',
    async handle(_, { log }) {
      const counts = await watchBookings(dependencies);
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Lessons were watched.');
    },
  });
}
