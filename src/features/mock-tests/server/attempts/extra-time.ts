import { findExtraTimePercent } from '#features/accounts/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';

/** The candidate's share of the test's time, in per cent. It comes from the profile, never from a request. */
export async function extraTimeOf(database: Database, actor: Actor | undefined): Promise<number> {
  return actor ? findExtraTimePercent(database, actor.accountId) : 100;
}
