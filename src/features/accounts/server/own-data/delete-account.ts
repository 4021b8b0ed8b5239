import { deleteMailsOf } from '#platform/mail/outgoing-mail-store.ts';
import { accountMailKey, composeAccountMail } from '../mails/account-mails.ts';
import { deleteAccountRow, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { avatarKey } from '../profile/avatar-files.ts';
import { listCandidateIds } from '../visitors/candidate-store.ts';
import { endSessions } from '../sessions/session-store.ts';

export type DeletionDependencies = Pick<
  AccountsDependencies,
  'config' | 'log' | 'database' | 'clock' | 'outbox' | 'files' | 'school' | 'dataOfFeatures' | 'endedSessions'
>;

/**
 * Erases an account whose week is over, with the data of all features, in one transaction; then its files. False when
 * the account is gone or the deletion was withdrawn. The address gets a last email, and the account's other emails
 * are erased.
 */
export async function deleteAccount(dependencies: DeletionDependencies, accountId: string): Promise<boolean> {
  const { database, clock, log, outbox, config, school, dataOfFeatures, endedSessions } = dependencies;
  const erased = await database.transaction(async (transaction) => {
    const now = clock.now();
    // Locked, so a withdrawal either happens before this or finds no account.
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account?.deletionDueAt || account.deletionDueAt > now) return undefined;
    const candidateIds = await listCandidateIds(transaction, accountId);
    const person = { accountId, email: account.email, candidateIds };
    const files = account.avatar === null ? [] : [avatarKey(account.avatar)];
    for (const feature of dataOfFeatures) files.push(...(await feature.erase(transaction, person, now)));
    const ended = await endSessions(transaction, accountId, now);
    await deleteAccountRow(transaction, accountId);
    await deleteMailsOf(transaction, accountMailKey(accountId));
    const mail = composeAccountMail('deletion-done', { config, school, account, event: 'only' });
    await outbox.enqueueMail(transaction, mail);
    return { files, ended };
  });
  if (!erased) return false;
  endedSessions.drop(erased.ended);
  await removeFiles(dependencies, erased.files);
  log.info({ accountId }, 'account deleted');
  return true;
}

/** The nightly sweeps remove files that cannot be removed now (see the log). Nothing refers to them any more. */
async function removeFiles(
  { files, log }: Pick<DeletionDependencies, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    try {
      await files.remove(key);
    } catch (error) {
      log.warn({ err: error }, 'a file of a deleted account could not be removed, the sweep will try again');
    }
  }
}
