import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteMailsBefore } from './outgoing-mail-store.ts';

/** How long an email stays in the outbox, as the privacy page says. */
export const MAIL_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes emails from the outbox 30 days after they were written, as they hold names and addresses. Runs
 * every night.
 */
export function forgetMailsJob({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return defineJob({
    name: 'forget-mails',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '17 19 * * *',
    async handle(_, { log }) {
      const forgotten = await deleteMailsBefore(
        database,
        new Date(clock.now().getTime() - MAIL_DAYS * DAY_MS),
      );
      log.info({ forgotten }, 'Old mails were removed.');
    },
  });
}
