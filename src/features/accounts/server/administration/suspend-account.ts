import { changeAccount, findAccountForUpdate } from '../account-store.ts';
import { signatureOf, type AdministrationDependencies, type Administrator } from './administrator.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

type Outcome =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: 'account-unknown' | 'own-account' };

/**
 * Suspends an account and emails the reason to its owner. Every session ends, and nobody can sign in until
 * restoreAccount. Nothing changes if it is already suspended for that reason. Refusals: `account-unknown`;
 * `own-account`, since admins would lock themselves out.
 */
export async function suspendAccount(
  dependencies: AdministrationDependencies,
  { accountId, reason, by }: { accountId: string; reason: string; by: Administrator },
): Promise<Outcome> {
  const { database, clock, endedSessions } = dependencies;
  if (by !== 'command line' && by.accountId === accountId) return { ok: false, refusal: 'own-account' };
  let ended: readonly string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<Outcome> => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account) return { ok: false, refusal: 'account-unknown' };
    if (account.suspendedAt && account.suspensionReason === reason) return { ok: true, changed: false };
    await changeAccount(transaction, accountId, {
      suspendedAt: account.suspendedAt ?? now,
      suspensionReason: reason,
    });
    ended = await endSessions(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, {
      accountId,
      kind: 'suspended',
      origin: NO_ORIGIN,
      detail: { by: signatureOf(by) },
    });
    await sendAccountMail(dependencies, transaction, 'suspended', { account, reason });
    return { ok: true, changed: true };
  });
  endedSessions.drop(ended);
  return outcome;
}
