import { asc, desc, ilike, isNotNull, ne, or, sql } from 'drizzle-orm';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoredAccount } from '../account-store.ts';
import { accounts } from '../tables.ts';

/** Accounts whose address or name contains a text, in either order of the names; the newest first, at most 50. */
export function searchAccounts(database: Database, text: string): Promise<StoredAccount[]> {
  const pattern = containsPattern(text);
  const { email, firstName, lastName } = accounts;
  return database
    .select()
    .from(accounts)
    .where(
      or(
        ilike(email, pattern),
        ilike(sql`${firstName} || ' ' || ${lastName}`, pattern),
        // The order of Chinese names.
        ilike(sql`${lastName} || ${firstName}`, pattern),
      ),
    )
    .orderBy(desc(accounts.createdAt), asc(accounts.id))
    .limit(50);
}

/** Accounts that a school wants to see: teachers, admins, and suspended accounts. */
export function listSpecialAccounts(database: Database): Promise<StoredAccount[]> {
  return database
    .select()
    .from(accounts)
    .where(or(ne(accounts.role, 'learner'), isNotNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.role), asc(accounts.emailKey));
}
