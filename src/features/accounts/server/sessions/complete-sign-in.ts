import type { Transaction } from '#platform/database/database.ts';
import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { Brought } from './browser-cookies.ts';
import { joinVisitorAtSignIn } from '../visitors/join-visitor.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { endSession, findSessionOfRefreshToken } from './session-store.ts';
import { hashRefreshToken, startSession, type StartedSession } from './start-session.ts';

/** What `BrowserSession.admit` takes once the transaction has committed. */
export type CompletedSignIn = StartedSession & { readonly endedSessionIds: readonly string[] };

/**
 * The last step of every way to sign in: starts the session, takes over what the browser did as a visitor, and ends
 * the session that the browser had before. The caller holds the account's row and has decided that it may.
 */
export async function completeSignIn(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  account: StoredAccount,
  { origin, brought }: { readonly origin: RequestOrigin; readonly brought: Brought },
): Promise<CompletedSignIn> {
  await joinVisitorAtSignIn(transaction, account.id, brought.visitorToken);
  const endedSessionIds = await endFormerSession(dependencies, transaction, { origin, brought });
  const started = await startSession(dependencies, transaction, account, origin);
  return { ...started, endedSessionIds };
}

/** Its cookie is about to be replaced, so nobody could sign it out any more. */
async function endFormerSession(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  { origin, brought }: { readonly origin: RequestOrigin; readonly brought: Brought },
): Promise<string[]> {
  if (!brought.refreshToken) return [];
  const former = await findSessionOfRefreshToken(transaction, hashRefreshToken(brought.refreshToken));
  if (!former) return [];
  const { accountId, id } = former;
  if (!(await endSession(transaction, accountId, id, dependencies.clock.now()))) return [];
  await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'signed-out', origin });
  return [id];
}
