import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import { findLiveSession, type AccountRights } from './session-store.ts';

/** How long a session that ended in another process may still be accepted here. */
const KEPT_MS = 10_000;
const MAX_CACHED = 20_000;

type Live = AccountRights & { readonly accountId: string; readonly until: number };

/**
 * Caches which sessions live, so not every call queries the database. An ended session is dropped immediately here,
 * and in other processes with the notice. Where the notice is lost, the session is accepted there for at most 10 more
 * seconds.
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
  const cached = new Map<string, Live>();
  let drops = 0;
  endedSessions.onDrop((ended) => {
    drops += 1;
    if (ended === 'any') return cached.clear();
    for (const sessionId of ended) cached.delete(sessionId);
  });

  function keep(sessionId: string, live: Live): void {
    const oldest = cached.keys().next().value;
    if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    cached.delete(sessionId);
    cached.set(sessionId, live);
  }

  return {
    /** The present rights of an account whose session lives; undefined when the session has ended. */
    async findRights(sessionId: string, accountId: string): Promise<AccountRights | undefined> {
      const now = clock.now();
      const known = cached.get(sessionId);
      if (known && known.accountId === accountId && now.getTime() < known.until) return known;
      const dropsBefore = drops;
      const live = await findLiveSession(database, sessionId, accountId, now);
      if (!live) return undefined;
      // A session that ended during the query must not be cached as live.
      if (drops === dropsBefore) {
        const until = Math.min(now.getTime() + KEPT_MS, live.expiresAt.getTime());
        keep(sessionId, { accountId, role: live.role, hasTwoFactor: live.hasTwoFactor, until });
      }
      return live;
    },
  };
}
