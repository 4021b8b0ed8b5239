import type { Transaction } from '#platform/database/database.ts';
import { claimCandidate, releaseCandidates, retireCandidate } from './candidate-store.ts';
import { hashVisitorToken } from './visitor-cookie.ts';

/**
 * Binds the attempts of a browser to an account that somebody signs up for. Nobody is signed in then, so the browser's
 * cookie opens these attempts on, until it signs in. Of several sign-ups for an address that nobody has verified the
 * last one counts: what an earlier one has bound is let go.
 */
export async function joinVisitorAtSignUp(
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
  await releaseCandidates(transaction, accountId);
  if (visitorToken) await claimCandidate(transaction, accountId, hashVisitorToken(visitorToken));
}

/**
 * Binds the attempts of a browser to the account that signs in there, unless another account has them, and ends its
 * cookie: on a shared computer whoever comes next finds nothing.
 */
export async function joinVisitorAtSignIn(
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
  if (!visitorToken) return;
  const tokenHash = hashVisitorToken(visitorToken);
  await claimCandidate(transaction, accountId, tokenHash);
  await retireCandidate(transaction, tokenHash);
}
