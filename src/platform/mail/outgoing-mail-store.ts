import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/database.ts';
import type { Language } from '../i18n/language.ts';
import type { MailCalendar } from './mail-message.ts';
import { outgoingMails } from './tables.ts';

export type OutgoingMail = {
  readonly id: string;
  readonly eventKey: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  /** For List-Unsubscribe: a POST to it unsubscribes from such emails. */
  readonly unsubscribeUrl: string | undefined;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: MailCalendar | undefined;
};

/** False when this event already has an email. Nothing is changed then. */
export async function addMail(
  transaction: Transaction,
  mail: OutgoingMail,
  createdAt: Date,
): Promise<boolean> {
  const added = await transaction
    .insert(outgoingMails)
    .values({ ...mail, createdAt })
    .onConflictDoNothing({ target: outgoingMails.eventKey })
    .returning({ id: outgoingMails.id });
  return added.length > 0;
}

/** `settled`: sent, refused or deleted. `claimed`: another process is sending it. */
export type Claim =
  | { readonly state: 'ours'; readonly mail: Omit<OutgoingMail, 'language'> }
  | { readonly state: 'settled' | 'claimed' };

/** Claims an email for sending until an instant. No other process gets it meanwhile. */
export async function claimMail(database: Database, id: string, now: Date, until: Date): Promise<Claim> {
  const free = or(isNull(outgoingMails.claimedUntil), lt(outgoingMails.claimedUntil, now));
  const [row] = await database
    .update(outgoingMails)
    .set({ claimedUntil: until })
    .where(and(isOpen(id), free))
    .returning();
  if (row) {
    const { eventKey, to, replyTo, unsubscribeUrl, subject, text, html, calendar } = row;
    const optional = {
      replyTo: replyTo ?? undefined,
      unsubscribeUrl: unsubscribeUrl ?? undefined,
      calendar: calendar ?? undefined,
    };
    return { state: 'ours', mail: { id, eventKey, to, ...optional, subject, text, html } };
  }
  const open = await database.select({ id: outgoingMails.id }).from(outgoingMails).where(isOpen(id));
  return { state: open.length > 0 ? 'claimed' : 'settled' };
}

const isOpen = (id: string) =>
  and(eq(outgoingMails.id, id), isNull(outgoingMails.sentAt), isNull(outgoingMails.refusedAt));

/**
 * Ends a claim: with the instant of sending, with a final refusal, or with neither, for another attempt.
 * Once it is sent or refused the texts are deleted: a link in them may still be good, and nobody reads them here
 * again.
 */
export async function settleMail(
  database: Database,
  id: string,
  outcome:
    | { readonly sentAt: Date }
    | { readonly refusedAt: Date; readonly refusal: string }
    | Record<never, never>,
): Promise<void> {
  const settled = 'sentAt' in outcome || 'refusedAt' in outcome;
  await database
    .update(outgoingMails)
    .set({
      ...outcome,
      claimedUntil: null,
      ...(settled && { text: '', html: '', calendar: null, unsubscribeUrl: null }),
    })
    .where(isOpen(id));
}

/** Removes emails that were made before an instant, sent or not. */
export async function deleteMailsBefore(database: Database, instant: Date): Promise<number> {
  const { rowCount } = await database.delete(outgoingMails).where(lt(outgoingMails.createdAt, instant));
  return rowCount ?? 0;
}

const isOf = (eventKeyPrefix: string) => sql`starts_with(${outgoingMails.eventKey}, ${eventKeyPrefix})`;

/** The stored part of an email: without its texts, whose links are secrets. */
export type KeptMail = {
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
};

/** The emails whose event keys begin with a prefix, the oldest first. */
export async function listMailsOf(
  database: DatabaseOrTransaction,
  eventKeyPrefix: string,
): Promise<KeptMail[]> {
  const { to, subject, language, createdAt, sentAt } = outgoingMails;
  return database
    .select({ to, subject, language, createdAt, sentAt })
    .from(outgoingMails)
    .where(isOf(eventKeyPrefix))
    .orderBy(asc(createdAt), asc(outgoingMails.id));
}

/** Removes the emails whose event keys begin with a prefix, sent or not. */
export async function deleteMailsOf(transaction: Transaction, eventKeyPrefix: string): Promise<void> {
  await transaction.delete(outgoingMails).where(isOf(eventKeyPrefix));
}
