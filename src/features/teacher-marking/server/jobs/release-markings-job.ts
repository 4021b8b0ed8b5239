import { defineJob } from '#platform/jobs/define-job.ts';
import { RELEASE_MARKINGS } from '../job-kinds.ts';
import { releaseMarkings } from './release-markings.ts';

/** Releases sent markings after their minute. A sent marking asks for it; every minute it runs anyway. */
export function releaseMarkingsJob(dependencies: Parameters<typeof releaseMarkings>[0]) {
  return defineJob({
    ...RELEASE_MARKINGS,
    retryLimit: 3,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 5,
    schedule: '* * * * *',
    async handle(_, { log }) {
      const markings = await releaseMarkings(dependencies);
      if (markings > 0) log.info({ markings }, 'Markings were released.');
    },
  });
}
