import { findExtraTimePercent } from '#features/accounts/server/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';

/** How much of the test's time somebody has, in per cent: as the profile says, never as a request does. */
export async function extraTimeOf(database: Database, actor: Actor | undefined): Promise<number> {
  return actor ? findExtraTimePercent(database, actor.accountId) : 100;
}
