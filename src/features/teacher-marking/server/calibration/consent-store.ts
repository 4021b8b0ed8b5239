import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { markingConsents } from './consent-tables.ts';

/** Changes when the text on the page means something else. Older consents stay with the text that they were given to. */
const WORDING = '2026-11-28';

/** When the account agreed; null: it has not, or it has withdrawn. */
export async function findConsent(database: DatabaseOrTransaction, accountId: string): Promise<Date | null> {
  const [row] = await database
    .select({ agreedAt: markingConsents.agreedAt })
    .from(markingConsents)
    .where(and(eq(markingConsents.accountId, accountId), isNull(markingConsents.withdrawnAt)));
  return row?.agreedAt ?? null;
}

/** Stores that an account agrees, or that it withdraws. Doing the same again changes nothing. */
export async function saveConsent(
  database: DatabaseOrTransaction,
  accountId: string,
  { agrees, at }: { readonly agrees: boolean; readonly at: Date },
): Promise<void> {
  const agreed = { wording: WORDING, agreedAt: at, withdrawnAt: null };
  if (agrees)
    await database
      .insert(markingConsents)
      .values({ accountId, ...agreed })
      .onConflictDoUpdate({
        target: markingConsents.accountId,
        set: agreed,
        setWhere: isNotNull(markingConsents.withdrawnAt),
      });
  else
    await database
      .update(markingConsents)
      .set({ withdrawnAt: at })
      .where(and(eq(markingConsents.accountId, accountId), isNull(markingConsents.withdrawnAt)));
}

/**
 * Whether an account agrees that its marked essays become standard works, which teachers read. An older wording was about
 * programs alone, and is no consent to this.
 */
export async function agreesToStandardWorks(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<boolean> {
  const agrees = and(
    eq(markingConsents.accountId, accountId),
    isNull(markingConsents.withdrawnAt),
    eq(markingConsents.wording, WORDING),
  );
  return (await database.$count(markingConsents, agrees)) > 0;
}
