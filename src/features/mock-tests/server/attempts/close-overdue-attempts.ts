import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { openBounds } from '../../domain/attempts/attempt.ts';
import { listOverdueAttempts } from './attempt-store.ts';
import { closeOverdueAttempt } from './submit-attempt.ts';

const BATCH = 200;

/**
 * Closes abandoned attempts whose time has run out, and returns how many. Several processes may do this at the same
 * time: each attempt is closed under its own lock, once.
 */
export async function closeOverdueAttempts(dependencies: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<number> {
  const { database, clock, log } = dependencies;
  const overdue = await listOverdueAttempts(database, openBounds(clock.now().getTime()), BATCH);
  let closed = 0;
  for (const key of overdue) {
    try {
      if (await closeOverdueAttempt(dependencies, key)) closed += 1;
    } catch (error) {
      // One attempt that cannot be marked must not keep the others open.
      log.error({ err: error, attemptId: key.attemptId }, 'an overdue attempt could not be closed');
    }
  }
  return closed;
}
