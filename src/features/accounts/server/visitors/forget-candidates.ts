import type { Database } from '#platform/database/database.ts';
import { deleteVisitorsBefore } from './candidate-store.ts';
import { CANDIDATE_DAYS } from './visitor-cookie.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the candidates of visitors whose cookie ran out and whose attempts are gone: twice the life of the cookie, since an
 * attempt may begin on the cookie's last day. Says how many.
 */
export function forgetCandidates(database: Database, now: Date): Promise<number> {
  return deleteVisitorsBefore(database, new Date(now.getTime() - 2 * CANDIDATE_DAYS * DAY_MS));
}
