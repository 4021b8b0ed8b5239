import type { Actor } from '#platform/http/actor.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { endSession, endSessions } from './session-store.ts';

/** Signs one device of an account out. False: the account has no such session, or it is over. */
export async function signOutDevice(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  sessionId: string,
  origin: RequestOrigin,
): Promise<boolean> {
  const { database, clock, endedSessions } = dependencies;
  const ended = await database.transaction(async (transaction) => {
    if (!(await endSession(transaction, accountId, sessionId, clock.now()))) return false;
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'session-ended', origin });
    return true;
  });
  if (ended) endedSessions.drop([sessionId]);
  return ended;
}

/** Signs every device of an account out but the one that asks; says how many. */
export async function signOutOtherDevices(
  dependencies: AccountsDependencies,
  { accountId, sessionId }: Actor,
  origin: RequestOrigin,
): Promise<number> {
  const { database, clock, endedSessions } = dependencies;
  const ended = await database.transaction(async (transaction) => {
    const ids = await endSessions(transaction, accountId, clock.now(), sessionId);
    if (ids.length > 0) {
      const detail = { count: ids.length };
      await noteSecurityEvent(dependencies, transaction, {
        accountId,
        kind: 'sessions-ended',
        origin,
        detail,
      });
    }
    return ids;
  });
  endedSessions.drop(ended);
  return ended.length;
}
