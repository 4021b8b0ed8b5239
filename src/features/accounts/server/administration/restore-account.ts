import { changeAccount, findAccountForUpdate } from '../account-store.ts';
import { signatureOf, type AdministrationDependencies, type Administrator } from './administrator.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';

type Outcome =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: 'account-unknown' };

/** Takes a suspension back, and tells the owner. Not suspended: nothing changes. Refusal: `account-unknown`. */
export function restoreAccount(
  dependencies: AdministrationDependencies,
  { accountId, by }: { readonly accountId: string; readonly by: Administrator },
): Promise<Outcome> {
  return dependencies.database.transaction(async (transaction): Promise<Outcome> => {
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account) return { ok: false, refusal: 'account-unknown' };
    if (!account.suspendedAt) return { ok: true, changed: false };
    await changeAccount(transaction, accountId, { suspendedAt: null, suspensionReason: null });
    await noteSecurityEvent(dependencies, transaction, {
      accountId,
      kind: 'restored',
      origin: NO_ORIGIN,
      detail: { by: signatureOf(by) },
    });
    await sendAccountMail(dependencies, transaction, 'restored', { account });
    return { ok: true, changed: true };
  });
}
