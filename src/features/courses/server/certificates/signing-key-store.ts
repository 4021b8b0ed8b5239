import { asc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '#platform/database/database.ts';
import { signingKeys } from '../tables.ts';

type StoredKey = typeof signingKeys.$inferSelect;

/** All keys, the oldest first. */
export function listSigningKeys(database: DatabaseOrTransaction): Promise<StoredKey[]> {
  return database.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.kid));
}

export async function findSigningKey(
  database: DatabaseOrTransaction,
  kid: string,
): Promise<StoredKey | undefined> {
  const [row] = await database.select().from(signingKeys).where(eq(signingKeys.kid, kid));
  return row;
}

/** Adds a key where there is none yet, and returns the id of the newest key. */
export function addFirstSigningKey(database: Database, key: StoredKey): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('first signing key', 0))`);
    const newest = (await listSigningKeys(transaction)).at(-1);
    if (newest) return newest.kid;
    await transaction.insert(signingKeys).values(key);
    return key.kid;
  });
}
