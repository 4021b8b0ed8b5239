import { z } from 'zod';
import { CANDIDATE_DAYS, forgetCandidates } from '#features/accounts/server/index.ts';
import { deleteVisitorsLearningEventsBefore } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { deleteVisitorsAttemptsBefore } from '../attempts/attempt-store.ts';
import { deleteVisitorsSittingsBefore } from '../sittings/sitting-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' attempts and learning events after 180 days, as content/legal/privacy promises. Runs every night. Those of an account
 * stay as long as it does.
 */
export function forgetAttemptsJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-attempts',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '17 19 * * *',
    async handle(_, { log }) {
      const now = clock.now();
      const before = new Date(now.getTime() - CANDIDATE_DAYS * DAY_MS);
      const attempts = await deleteVisitorsAttemptsBefore(database, before);
      await deleteVisitorsSittingsBefore(database, before);
      await database.transaction((transaction) => deleteVisitorsLearningEventsBefore(transaction, before));
      const candidates = await forgetCandidates(database, now);
      log.info({ attempts, candidates }, 'Old attempts of visitors were removed.');
    },
  });
}
