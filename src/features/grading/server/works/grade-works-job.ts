import { defineJob } from '#platform/jobs/define-job.ts';
import { gradeWaitingWorks } from './grade-works.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import { GRADE_WORKS } from './job-kinds.ts';

/** Grades the works that wait. A submission and an open page ask for it; every minute it runs anyway. */
export function gradeWorksJob(dependencies: QueueDependencies) {
  return defineJob({
    ...GRADE_WORKS,
    retryLimit: 0,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    // Longer than a run may take.
    expireSeconds: 15 * 60,
    pollSeconds: 1,
    schedule: '* * * * *',
    async handle(_, run) {
      const settled = await gradeWaitingWorks(dependencies, run);
      if (settled > 0) run.log.info({ works: settled }, 'Works were graded.');
    },
  });
}
