import { changeAccount, findAccountForUpdate } from '../account-store.ts';
import { signatureOf, type AdministrationDependencies, type Administrator } from './administrator.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { listSessions } from '../sessions/session-store.ts';

type Outcome =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: 'account-unknown' };

/**
 * Takes the admin role away. The account becomes a learner's, stays signed in, and gets an email. The role ends here
 * immediately, and in other processes within ten seconds. Nothing changes for an account without the role. Refusal:
 * `account-unknown`.
 */
export async function demoteAdmin(
  dependencies: AdministrationDependencies,
  { accountId, by }: { readonly accountId: string; readonly by: Administrator },
): Promise<Outcome> {
  const { database, clock, endedSessions } = dependencies;
  const remembered: string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<Outcome> => {
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account) return { ok: false, refusal: 'account-unknown' };
    if (account.role !== 'admin') return { ok: true, changed: false };
    await changeAccount(transaction, accountId, { role: 'learner' });
    const sessions = await listSessions(transaction, accountId, clock.now());
    remembered.push(...sessions.map(({ id }) => id));
    await noteSecurityEvent(dependencies, transaction, {
      accountId,
      kind: 'role-changed',
      origin: NO_ORIGIN,
      detail: { role: 'learner', by: signatureOf(by) },
    });
    await sendAccountMail(dependencies, transaction, 'admin-demoted', { account });
    return { ok: true, changed: true };
  });
  // The sessions go on, but the role in memory is out of date.
  endedSessions.drop(remembered);
  return outcome;
}
