import type { Transaction } from '#platform/database/database.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import {
  claimCandidate,
  listSettledCandidates,
  releaseCandidates,
  retireCandidate,
} from './candidate-store.ts';
import { hashVisitorToken } from './visitor-cookie.ts';

/**
 * Binds the attempts of a browser to an account at sign-up. Nobody is signed in then, so the browser's cookie goes on
 * opening these attempts until it signs in. Of several sign-ups for an unverified address, the last one counts, and
 * attempts bound by an earlier one are released.
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
 * Binds the attempts of a browser to the account that signs in there, unless they belong to another account, and ends
 * its cookie. On a shared computer the next person finds nothing. What the account and the visitor have twice is brought
 * together by the features that store it.
 */
export async function joinVisitorAtSignIn(
  { dataOfFeatures, clock }: Pick<AccountsDependencies, 'dataOfFeatures' | 'clock'>,
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
  if (!visitorToken) return;
  const tokenHash = hashVisitorToken(visitorToken);
  await claimCandidate(transaction, accountId, tokenHash);
  await retireCandidate(transaction, tokenHash);
  const candidateIds = await listSettledCandidates(transaction, accountId);
  if (candidateIds.length < 2) return;
  const now = clock.now();
  for (const feature of dataOfFeatures) await feature.join?.(transaction, { accountId, candidateIds }, now);
}
