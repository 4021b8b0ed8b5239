import { checkLink, type LinkFault } from '../../domain/check-link.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { findOneTimeTokenAccount, findOneTimeTokenForUpdate } from '../one-time-token-store.ts';

type Viewed =
  | { readonly ok: true; readonly email: string; readonly firstName: string }
  | { readonly ok: false; readonly refusal: LinkFault };

/** For whom an invitation is. `link-unknown` where the school has withdrawn it: its account is gone. */
export async function viewInvitation(
  { database, clock }: Pick<AccountsDependencies, 'database' | 'clock'>,
  token: string,
): Promise<Viewed> {
  const accountId = await findOneTimeTokenAccount(database, 'teacher-invitation', token);
  const account = accountId === undefined ? undefined : await findAccount(database, accountId);
  if (!account) return { ok: false, refusal: 'link-unknown' };
  const link = await database.transaction((transaction) =>
    findOneTimeTokenForUpdate(transaction, 'teacher-invitation', token),
  );
  const fault = link ? checkLink(link, clock.now()) : 'link-unknown';
  return fault
    ? { ok: false, refusal: fault }
    : { ok: true, email: account.email, firstName: account.firstName };
}
