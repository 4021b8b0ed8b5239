import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Mailer } from './create-mailer.ts';
import { SEND_MAIL } from './mail-outbox.ts';
import { claimMail, settleMail } from './outgoing-mail-store.ts';

/**
 * Longer than sending can take (one minute), shorter than the job's own limit. Two processes never send one
 * email at the same time.
 */
const CLAIM_MS = 90_000;

/** The headers that make mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
function headersOf(unsubscribeUrl: string | undefined): Readonly<Record<string, string>> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

type Dependencies = { readonly database: Database; readonly mailer: Mailer; readonly clock: Clock };

/**
 * Sends an email of the outbox once. It is sent twice only if the process dies after the server's "accepted"
 * and before our own note of it. The second one has the same Message-ID, by which inboxes recognise it. Tries
 * for about a day.
 */
export function sendMailJob({ database, mailer, clock }: Dependencies) {
  return defineJob({
    ...SEND_MAIL,
    retryLimit: 12,
    backoff: { firstSeconds: 30, maxSeconds: 6 * 60 * 60 },
    expireSeconds: 120,
    concurrency: 2,
    pollSeconds: 1,
    async handle({ mail_id: id }, { log }) {
      const now = clock.now();
      const claim = await claimMail(database, id, now, new Date(now.getTime() + CLAIM_MS));
      if (claim.state !== 'ours') {
        if (claim.state === 'settled') return;
        throw new Error('Another process is sending this mail.');
      }
      try {
        const { unsubscribeUrl, calendar, ...mail } = claim.mail;
        const headers = headersOf(unsubscribeUrl);
        const result = await mailer.send({ ...mail, ...(calendar && { calendar }), headers });
        if (result.ok) return await settleMail(database, id, { sentAt: clock.now() });
        if (result.refusal === 'rejected') {
          log.error({ mailId: id, reason: result.reason }, 'The mail server refuses a mail for good.');
          return await settleMail(database, id, { refusedAt: clock.now(), refusal: result.reason });
        }
        throw new Error(`The mail was not delivered: ${result.reason}`);
      } catch (error) {
        await settleMail(database, id, {});
        throw error;
      }
    },
  });
}
