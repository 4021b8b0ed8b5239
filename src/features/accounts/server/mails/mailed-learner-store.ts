import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { accountMailKey, nameOf } from './account-mails.ts';
import { accounts, candidates } from '../tables.ts';

/** For other features' mails: where to, in which language, and how the reader is addressed. */
export type MailedLearner = {
  readonly email: string;
  readonly language: Language;
  readonly name: string;
  /** How the mail's event key begins, so that the mail is exported and erased with the account. */
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
  const { email, language } = row.account;
  return { email, language, name: nameOf(row.account, language), mailKey: accountMailKey(row.account.id) };
}
