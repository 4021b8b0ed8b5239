import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { watchMarkings } from './watch-markings.ts';

/** Ends claims, warns of due times and writes off credits. Runs every minute. */
export function watchMarkingsJob(dependencies: Parameters<typeof watchMarkings>[0]) {
  return defineJob({
    name: 'watch-markings',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 20,
    schedule: '* * * * *',
    async handle(_, { log }) {
      const counts = await watchMarkings(dependencies);
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Markings were watched.');
    },
  });
}
