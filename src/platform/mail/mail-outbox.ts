import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Transaction } from '../database/database.ts';
import type { JobKind } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { bareAddress, type MailCalendar } from './mail-message.ts';
import { addMail, type OutgoingMail } from './outgoing-mail-store.ts';

export const SEND_MAIL = {
  name: 'send-mail',
  payload: z.strictObject({ mail_id: z.uuid() }),
} satisfies JobKind;

export type MailToEnqueue = Omit<OutgoingMail, 'id' | 'replyTo' | 'unsubscribeUrl' | 'calendar'> & {
  /** A bare address. */
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
  readonly calendar?: MailCalendar;
};

export type MailOutbox = {
  /**
   * Writes an email in the transaction of its event. It is sent if and only if that commits, also when the
   * mail server is down for a day. A second email with the same `eventKey` is not written. An address that is
   * not bare throws.
   */
  enqueueMail(transaction: Transaction, mail: MailToEnqueue): Promise<void>;
};

type Dependencies = {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
};

export function createMailOutbox({ jobs, ids, clock }: Dependencies): MailOutbox {
  return {
    async enqueueMail(transaction, { replyTo, unsubscribeUrl, calendar, ...mail }) {
      const id = ids.uuid();
      const checked = {
        ...mail,
        to: bareAddress(mail.to),
        replyTo: replyTo === undefined ? replyTo : bareAddress(replyTo),
        unsubscribeUrl,
        calendar,
      };
      const added = await addMail(transaction, { id, ...checked }, clock.now());
      if (added) await jobs.enqueue(transaction, SEND_MAIL, { mail_id: id });
    },
  };
}
