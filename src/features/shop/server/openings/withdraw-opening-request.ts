import { findPerson } from '#features/accounts/server/index.ts';
import type { OpeningSubject } from '../../domain/openings/opening-request.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { withdrawBySecret, withdrawOfOwner } from './opening-request-store.ts';
import { parseWithdrawal } from './withdrawal-token.ts';

/** Withdraws one request: a visitor's by its token, an account's by its session. Without either, nothing happens. */
export async function withdrawOpeningRequest(
  { database }: Pick<ProductsDependencies, 'database'>,
  {
    subject,
    withdrawal,
    accountId,
  }: {
    readonly subject: OpeningSubject;
    readonly withdrawal: string | null;
    readonly accountId: string | undefined;
  },
): Promise<void> {
  const request = withdrawal === null ? undefined : parseWithdrawal(withdrawal);
  if (request) return database.transaction((transaction) => withdrawBySecret(transaction, request));
  const owner = accountId === undefined ? undefined : await findPerson(database, accountId);
  if (owner) await withdrawOfOwner(database, owner, subject);
}
