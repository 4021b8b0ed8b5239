import { asc, desc, ilike, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { StoredAccount } from '../account-store.ts';
import { accounts } from '../tables.ts';

/** Accounts whose address or name holds a text, in either order of the names; the newest first, 50 at most. */
export function searchAccounts(database: Database, text: string): Promise<StoredAccount[]> {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { email, firstName, lastName } = accounts;
  return database
    .select()
    .from(accounts)
    .where(
      or(
        ilike(email, pattern),
        ilike(sql`${firstName} || ' ' || ${lastName}`, pattern),
        // As names are written in Chinese.
        ilike(sql`${lastName} || ${firstName}`, pattern),
      ),
    )
    .orderBy(desc(accounts.createdAt), asc(accounts.id))
    .limit(50);
}

/** Accounts that somebody who runs the school wants to know of: teachers, admins, and all that are suspended. */
export function listSpecialAccounts(database: Database): Promise<StoredAccount[]> {
  return database
    .select()
    .from(accounts)
    .where(or(ne(accounts.role, 'learner'), isNotNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.role), asc(accounts.emailKey));
}
