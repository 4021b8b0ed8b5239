import type { Transaction } from '#platform/database/database.ts';
import { withRetry } from '#platform/database/with-retry.ts';
import type { SignedIn } from '../../account-view-contract.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import {
  addRefreshToken,
  endSession,
  findRefreshTokenForUpdate,
  markRefreshTokenUsed,
  touchSession,
  type StoredRefreshToken,
} from './session-store.ts';
import { hashRefreshToken, sessionExpiry, viewSignedIn } from './start-session.ts';

/** How long a used token still gets what its first use got: two tabs at once, or an answer that was lost. */
const GRACE_MS = 30_000;

export type RefreshOutcome =
  | { readonly ok: true; readonly reply: SignedIn; readonly refreshToken: string }
  | { readonly ok: false; readonly refusal: 'session-over' | 'account-suspended' };

type Verdict = RefreshOutcome & { readonly endedSessionId?: string };

const OVER = { ok: false, refusal: 'session-over' } as const;

const isUsedUp = ({ usedAt }: StoredRefreshToken, now: Date) =>
  usedAt !== null && now.getTime() - usedAt.getTime() > GRACE_MS;

/**
 * Gives a new access token and the next refresh token. A token that was used more than half a minute ago has been
 * copied: the session ends for everybody who holds one of its tokens.
 */
export async function refreshSession(
  dependencies: AccountsDependencies,
  refreshToken: string | undefined,
  origin: RequestOrigin,
): Promise<RefreshOutcome> {
  if (!refreshToken) return OVER;
  const { endedSessionId, ...outcome } = await withRetry(() =>
    dependencies.database.transaction((transaction) =>
      refresh(dependencies, transaction, refreshToken, origin),
    ),
  );
  if (endedSessionId) dependencies.endedSessions.drop([endedSessionId]);
  return outcome;
}

async function refresh(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  refreshToken: string,
  origin: RequestOrigin,
): Promise<Verdict> {
  const now = dependencies.clock.now();
  const found = await findRefreshTokenForUpdate(transaction, hashRefreshToken(refreshToken));
  const account = found && (await findAccount(transaction, found.session.accountId));
  if (!account) return OVER;
  if (account.suspendedAt) return { ok: false, refusal: 'account-suspended' };
  const { token, session } = found;
  if (session.endedAt || session.expiresAt <= now) return OVER;
  if (isUsedUp(token, now)) {
    await endSession(transaction, account.id, session.id, now);
    await noteSecurityEvent(dependencies, transaction, {
      accountId: account.id,
      kind: 'refresh-reused',
      origin,
    });
    return { ...OVER, endedSessionId: session.id };
  }
  const next = await advance(dependencies, transaction, { refreshToken, token }, now);
  const { shownAddress: address, device } = origin;
  await touchSession(transaction, session.id, {
    lastUsedAt: now,
    expiresAt: sessionExpiry(now),
    address,
    device,
  });
  return {
    ok: true,
    reply: await viewSignedIn(dependencies, transaction, account, session.id),
    refreshToken: next,
  };
}

/**
 * The token that follows. It is derived from the one before, so that of two requests with one token both get the same:
 * the chain never forks, and a copy is noticed as soon as either side goes on without the other. A used one (within
 * its grace) leads to the end of the chain. The session's row is held, so requests come here one by one.
 */
async function advance(
  { keys }: AccountsDependencies,
  transaction: Transaction,
  given: { readonly refreshToken: string; readonly token: StoredRefreshToken },
  now: Date,
): Promise<string> {
  let { refreshToken, token } = given;
  if (token.usedAt === null) await markRefreshTokenUsed(transaction, token.tokenHash, now);
  for (;;) {
    refreshToken = keys.nextRefreshToken(refreshToken);
    const tokenHash = hashRefreshToken(refreshToken);
    const { sessionId } = token;
    const following = await findRefreshTokenForUpdate(transaction, tokenHash);
    if (!following) {
      await addRefreshToken(transaction, { tokenHash, sessionId, issuedAt: now });
      return refreshToken;
    }
    if (following.token.usedAt === null) return refreshToken;
    token = following.token;
  }
}
