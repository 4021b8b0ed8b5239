import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant-column.ts';
import type { MailCalendar } from './mail-message.ts';

/** Emails to send and emails sent, each written in the transaction of its event. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey(),
    /** The event and the recipient: one event never yields two emails. */
    eventKey: text('event_key').notNull().unique(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    /**
     * Where mail programs unsubscribe from such emails. Null for emails without a choice, and after sending.
     */
    unsubscribeUrl: text('unsubscribe_url'),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    /** Empty once the email was sent or refused. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** An event for calendar programs. Null: it has none, or was sent. */
    calendar: jsonb('calendar').$type<MailCalendar>(),
    createdAt: instant('created_at').notNull(),
    /** A process is sending it, until then at most. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    /** The server refused it for good. */
    refusedAt: instant('refused_at'),
    /** Codes only; a server's own words repeat addresses. */
    refusal: text('refusal'),
  },
  (table) => [index('outgoing_mails_by_creation').on(table.createdAt)],
);
