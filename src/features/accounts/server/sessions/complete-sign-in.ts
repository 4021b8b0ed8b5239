import type { Transaction } from '#platform/database/database.ts';
import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { IncomingCookies } from './browser-cookies.ts';
import { joinVisitorAtSignIn } from '../visitors/join-visitor.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { endSession, findSessionOfRefreshToken } from './session-store.ts';
import { hashRefreshToken, startSession, type StartedSession } from './start-session.ts';

/** The input of `BrowserSession.admit`, after the commit. */
export type CompletedSignIn = StartedSession & { readonly endedSessionIds: readonly string[] };

/**
 * The last step of every sign-in. It starts the session, takes over the visitor's attempts, and ends the browser's
 * previous session. The caller has locked the account's row and has decided that the account may sign in.
 */
export async function completeSignIn(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  account: StoredAccount,
  { origin, cookies }: { readonly origin: RequestOrigin; readonly cookies: IncomingCookies },
): Promise<CompletedSignIn> {
  await joinVisitorAtSignIn(dependencies, transaction, account.id, cookies.visitorToken);
  const endedSessionIds = await endFormerSession(dependencies, transaction, { origin, cookies });
  const started = await startSession(dependencies, transaction, account, origin);
  return { ...started, endedSessionIds };
}

/** The cookie of this session is about to be replaced, so nobody could sign it out any more. */
async function endFormerSession(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  { origin, cookies }: { readonly origin: RequestOrigin; readonly cookies: IncomingCookies },
): Promise<string[]> {
  if (!cookies.refreshToken) return [];
  const former = await findSessionOfRefreshToken(transaction, hashRefreshToken(cookies.refreshToken));
  if (!former) return [];
  const { accountId, id } = former;
  if (!(await endSession(transaction, accountId, id, dependencies.clock.now()))) return [];
  await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'signed-out', origin });
  return [id];
}
