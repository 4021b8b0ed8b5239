import { z } from 'zod';
import { CANDIDATE_DAYS } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { deleteVisitorsProgressBefore } from './course-data-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' work in the free lessons after 180 days, as content/legal/privacy promises. Runs every night. Work
 * of an account stays as long as it does.
 */
export function forgetProgressJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-progress',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '27 19 * * *',
    async handle(_, { log }) {
      const before = new Date(clock.now().getTime() - CANDIDATE_DAYS * DAY_MS);
      const courses = await deleteVisitorsProgressBefore(database, before);
      log.info({ courses }, 'Old work of visitors in courses was removed.');
    },
  });
}
