import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import {
  findAttempt,
  keyOf,
  type AttemptKey,
  type AttemptQuery,
  type StoredAttempt,
} from './attempt-store.ts';
import { closeOverdueAttempt } from './submit-attempt.ts';

/** The attempt as of now. If its time is over, it is closed first. */
export async function findCurrentAttempt(
  dependencies: { readonly database: Database; readonly clock: Clock },
  query: AttemptKey | AttemptQuery,
): Promise<StoredAttempt | undefined> {
  const { database, clock } = dependencies;
  const attempt = await findAttempt(database, query);
  if (!attempt || attemptPhase(attempt, clock.now().getTime()) !== 'time-over') return attempt;
  await closeOverdueAttempt(dependencies, keyOf(attempt));
  return findAttempt(database, keyOf(attempt));
}
