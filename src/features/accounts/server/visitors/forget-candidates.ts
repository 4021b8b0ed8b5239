import type { Database } from '#platform/database/database.ts';
import { deleteVisitorsBefore } from './candidate-store.ts';
import { CANDIDATE_DAYS } from './visitor-cookie.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' candidates whose cookie has expired and whose attempts are gone. The limit is twice the cookie's
 * life, since an attempt may start on the cookie's last day. Returns how many.
 */
export function forgetCandidates(database: Database, now: Date): Promise<number> {
  return deleteVisitorsBefore(database, new Date(now.getTime() - 2 * CANDIDATE_DAYS * DAY_MS));
}
