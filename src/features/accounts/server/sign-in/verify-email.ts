import { checkLink, type LinkFault } from '../../domain/check-link.ts';
import { findAccountForUpdate, verifyAccountEmail } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import {
  findOneTimeTokenAccount,
  findOneTimeTokenForUpdate,
  useOneTimeToken,
} from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';

export type VerifyOutcome =
  | { readonly ok: true; readonly kind: 'verified'; readonly email: string }
  | { readonly ok: false; readonly refusal: LinkFault };

/**
 * Takes the link of a verification mail. `link-used` also for an older link of an account that is verified meanwhile:
 * there is nothing to ask for anew.
 */
export async function verifyEmail(
  dependencies: AccountsDependencies,
  token: string,
  origin: RequestOrigin,
): Promise<VerifyOutcome> {
  const { database, clock } = dependencies;
  const accountId = await findOneTimeTokenAccount(database, 'verify-email', token);
  if (!accountId) return { ok: false, refusal: 'link-unknown' };
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    const link = await findOneTimeTokenForUpdate(transaction, 'verify-email', token);
    if (!account || !link) return { ok: false, refusal: 'link-unknown' };
    const fault = checkLink(link, now);
    if (fault === 'link-expired' && account.emailVerifiedAt) return { ok: false, refusal: 'link-used' };
    if (fault) return { ok: false, refusal: fault };
    await useOneTimeToken(transaction, link, now);
    if (await verifyAccountEmail(transaction, accountId, now)) {
      await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'email-verified', origin });
    }
    return { ok: true, kind: 'verified', email: account.email };
  });
}
