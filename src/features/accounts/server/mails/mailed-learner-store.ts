import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { fullName } from '../../domain/profile/full-name.ts';
import { accountMailKey, nameOf } from './account-mails.ts';
import { accounts, candidates } from '../tables.ts';

/** For other features' emails: the address, the language, and the reader's name. */
export type MailedLearner = {
  readonly email: string;
  readonly language: Language;
  readonly name: string;
  /** The name as the school reads it. */
  readonly fullName: string;
  /** The start of the email's event key. With it, the email is exported and erased with the account. */
  readonly mailKey: string;
};

/** The account behind a candidate; undefined for a visitor. */
export async function findMailedLearner(
  database: DatabaseOrTransaction,
  candidateId: string,
): Promise<MailedLearner | undefined> {
  const [row] = await database
    .select({ account: accounts })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.id, candidateId));
  if (!row) return undefined;
  const { id, email, language, firstName, lastName } = row.account;
  return {
    email,
    language,
    name: nameOf(row.account, language),
    fullName: fullName(firstName, lastName),
    mailKey: accountMailKey(id),
  };
}
