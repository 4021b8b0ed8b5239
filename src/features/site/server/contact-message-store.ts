import { asc, desc, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import { contactMessages } from './tables.ts';

export type StoredContactMessage = ContactMessage & {
  readonly id: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly addressHash: string;
};

export async function addContactMessage(
  transaction: Transaction,
  message: StoredContactMessage,
): Promise<void> {
  await transaction.insert(contactMessages).values(message);
}

/** The messages of an address, ignoring case, the oldest first. */
export async function listContactMessagesFrom(database: DatabaseOrTransaction, email: string) {
  const { id, name, topic, message, language, createdAt } = contactMessages;
  return database
    .select({ id, name, email: contactMessages.email, topic, message, language, createdAt })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`)
    .orderBy(asc(createdAt), asc(id));
}

/** The newest messages, `limit` at most. */
export async function listContactMessages(database: Database, limit: number) {
  const { id, name, email, topic, message, createdAt } = contactMessages;
  return database
    .select({ id, name, email, topic, message, createdAt })
    .from(contactMessages)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Removes messages from before an instant, and returns how many. */
export async function deleteContactMessagesBefore(database: Database, instant: Date): Promise<number> {
  const { rowCount } = await database.delete(contactMessages).where(lt(contactMessages.createdAt, instant));
  return rowCount ?? 0;
}
