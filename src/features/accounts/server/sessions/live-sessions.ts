import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole } from '../../domain/account.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import { findLiveSession } from './session-store.ts';

/** How long a session that ended in another process may still count here. */
const KEPT_MS = 10_000;
const MAX_KEPT = 20_000;

type Live = { readonly accountId: string; readonly role: AccountRole; readonly until: number };

/**
 * Which sessions live, so that not every call asks the database. One that ends is forgotten at once here, and in other
 * processes as soon as they hear of it; where they do not, it counts there for 10 seconds more at most.
 */
export function createLiveSessions({
  database,
  clock,
  endedSessions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly endedSessions: EndedSessions;
}) {
  const kept = new Map<string, Live>();
  let drops = 0;
  endedSessions.onDrop((ended) => {
    drops += 1;
    if (ended === 'any') return kept.clear();
    for (const sessionId of ended) kept.delete(sessionId);
  });

  function keep(sessionId: string, live: Live): void {
    const oldest = kept.keys().next().value;
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.delete(sessionId);
    kept.set(sessionId, live);
  }

  return {
    /** The role of an account whose session lives, as it is now; undefined when it does not. */
    async findRole(sessionId: string, accountId: string): Promise<AccountRole | undefined> {
      const now = clock.now();
      const known = kept.get(sessionId);
      if (known && known.accountId === accountId && now.getTime() < known.until) return known.role;
      const dropsBefore = drops;
      const live = await findLiveSession(database, sessionId, accountId, now);
      if (!live) return undefined;
      // One that ended while we asked must not be kept as living.
      if (drops === dropsBefore) {
        const until = Math.min(now.getTime() + KEPT_MS, live.expiresAt.getTime());
        keep(sessionId, { accountId, role: live.role, until });
      }
      return live.role;
    },
  };
}
