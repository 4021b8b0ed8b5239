import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { deleteContactMessagesBefore } from './contact-message-store.ts';

export const CONTACT_MESSAGE_MONTHS = 12;

/** Removes contact messages after 12 months, as content/legal/privacy promises. Runs every night. */
export function forgetContactMessagesJob({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return defineJob({
    name: 'forget-contact-messages',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '37 19 * * *',
    async handle(_, { log }) {
      const limit = clock.now();
      limit.setUTCMonth(limit.getUTCMonth() - CONTACT_MESSAGE_MONTHS);
      const forgotten = await deleteContactMessagesBefore(database, limit);
      log.info({ forgotten }, 'Old contact messages were removed.');
    },
  });
}
