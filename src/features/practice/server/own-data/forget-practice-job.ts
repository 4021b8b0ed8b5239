import { z } from 'zod';
import { CANDIDATE_DAYS } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { deleteVisitorsPracticeBefore } from './practice-data-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the practice of visitors after 180 days, as content/legal/privacy promises. Runs every night. Work of an
 * account stays as long as it does.
 */
export function forgetPracticeJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-practice',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '37 19 * * *',
    async handle(_, { log }) {
      const before = new Date(clock.now().getTime() - CANDIDATE_DAYS * DAY_MS);
      const visitors = await deleteVisitorsPracticeBefore(database, before);
      log.info({ visitors }, 'Old practice of visitors was removed.');
    },
  });
}
