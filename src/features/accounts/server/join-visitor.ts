import type { Transaction } from '#platform/database/database.ts';
import { claimCandidate, retireCandidate } from './candidate-store.ts';
import { hashVisitorToken } from './visitor-cookie.ts';

/**
 * Binds the attempts of a browser to an account that is made in the same transaction. Nobody is signed in then, so the
 * browser's cookie opens these attempts on, until it signs in.
 */
export async function joinVisitorAtSignUp(
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
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
