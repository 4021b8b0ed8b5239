import type { Transaction } from '#platform/database/database.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import {
  claimCandidate,
  findVisitorsCandidateForUpdate,
  listSettledCandidates,
  releaseCandidates,
  retireCandidate,
} from './candidate-store.ts';
import { hashVisitorToken } from './visitor-cookie.ts';

/**
 * Binds the work of a browser to an account at sign-up. Nobody is signed in then, so the browser's cookie goes on
 * opening it until somebody signs in there. The last sign-up counts, both of several browsers for one unverified
 * address and of one browser for several: after a mistyped address the right one gets the work. Work that an earlier
 * sign-up of another browser bound to the account is released. A verified account keeps what it has.
 */
export async function joinVisitorAtSignUp(
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
  await releaseCandidates(transaction, accountId);
  if (!visitorToken) return;
  const candidateId = await findVisitorsCandidateForUpdate(transaction, hashVisitorToken(visitorToken));
  if (candidateId) await claimCandidate(transaction, accountId, candidateId);
}

/**
 * Binds the work of a browser to the account that signs in there, unless it belongs to another account that has been
 * verified, and ends the browser's cookie. On a shared computer the next person finds nothing. What the account and the
 * visitor have twice is brought together by the features that store it.
 */
export async function joinVisitorAtSignIn(
  { dataOfFeatures, clock }: Pick<AccountsDependencies, 'dataOfFeatures' | 'clock'>,
  transaction: Transaction,
  accountId: string,
  visitorToken: string | undefined,
): Promise<void> {
  if (!visitorToken) return;
  const candidateId = await findVisitorsCandidateForUpdate(transaction, hashVisitorToken(visitorToken));
  if (!candidateId) return;
  await claimCandidate(transaction, accountId, candidateId);
  await retireCandidate(transaction, candidateId);
  const candidateIds = await listSettledCandidates(transaction, accountId);
  if (candidateIds.length < 2) return;
  const now = clock.now();
  for (const feature of dataOfFeatures) await feature.join?.(transaction, { accountId, candidateIds }, now);
}
