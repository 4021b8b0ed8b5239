import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteUsedChallenges } from './used-challenge-store.ts';

/** Removes solutions that would be refused for their age anyway. Runs every night. */
export function forgetChallengesJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-challenges',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '27 19 * * *',
    async handle(_, { log }) {
      const forgotten = await deleteUsedChallenges(database, clock.now());
      log.info({ forgotten }, 'Used bot challenges were removed.');
    },
  });
}
