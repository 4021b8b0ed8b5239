import type { Actor } from '#platform/http/actor.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { endSession, findSessionOfRefreshToken } from './session-store.ts';
import { hashRefreshToken } from './start-session.ts';

/**
 * Ends the session of the access token and that of the refresh cookie; most often they are one. A browser that brings
 * neither is signed out already.
 */
export async function signOut(
  dependencies: AccountsDependencies,
  {
    actor,
    refreshToken,
    origin,
  }: {
    readonly actor: Actor | undefined;
    readonly refreshToken: string | undefined;
    readonly origin: RequestOrigin;
  },
): Promise<void> {
  const { database, clock, endedSessions } = dependencies;
  const ended = await database.transaction(async (transaction) => {
    const ofCookie =
      refreshToken && (await findSessionOfRefreshToken(transaction, hashRefreshToken(refreshToken)));
    const sessions = new Map<string, string>();
    if (actor) sessions.set(actor.sessionId, actor.accountId);
    if (ofCookie) sessions.set(ofCookie.id, ofCookie.accountId);
    const done: string[] = [];
    for (const [sessionId, accountId] of sessions) {
      if (!(await endSession(transaction, accountId, sessionId, clock.now()))) continue;
      await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'signed-out', origin });
      done.push(sessionId);
    }
    return done;
  });
  endedSessions.drop(ended);
}
