import type { Actor } from '#platform/http/actor.ts';
import { DELETION_DAYS } from '../../domain/account.ts';
import { changeAccount, findAccount, findAccountForUpdate, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from '../sign-in/confirm-password.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { checkSecondFactor, type SecondFactorVerdict } from '../two-factor/second-factor.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type DeletionOutcome =
  | { readonly ok: true; readonly dueAt: Date }
  | Exclude<PasswordVerdict | SecondFactorVerdict, { ok: true }>
  /** Two-factor is on, and no code was given. */
  | { readonly ok: false; readonly refusal: 'code-missing' }
  | { readonly ok: false; readonly refusal: 'session-over' };

/**
 * Marks an account for deletion in seven days (delete-accounts-job.ts) and ends every session of it, this one too; a
 * mail tells how to change one's mind. Asked again, the first date stands. Refusals: those of confirmPassword and, with
 * two-factor on, of checkSecondFactor; `code-missing`; `session-over` when the account has just been erased.
 */
export async function askDeletion(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  { password, code, origin }: { password: string; code: string; origin: RequestOrigin },
): Promise<DeletionOutcome> {
  const { database, clock, endedSessions } = dependencies;
  const found = await findAccount(database, accountId);
  const confirmed = await confirmPassword(dependencies, accountId, found, password);
  if (!confirmed.ok) return confirmed;
  let ended: readonly string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<DeletionOutcome> => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account) return { ok: false, refusal: 'session-over' };
    if (account.totpSecret) {
      if (code.trim() === '') return { ok: false, refusal: 'code-missing' };
      const verdict = await checkSecondFactor(dependencies, transaction, { account, typed: code, origin });
      if (!verdict.ok) return verdict;
    }
    const dueAt = account.deletionDueAt ?? new Date(now.getTime() + DELETION_DAYS * DAY_MS);
    await changeAccount(transaction, accountId, { deletionDueAt: dueAt });
    ended = await endSessions(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'deletion-asked', origin });
    await sendAccountMail(dependencies, transaction, 'deletion-asked', { account, dueAt, origin });
    return { ok: true, dueAt };
  });
  endedSessions.drop(ended);
  return outcome;
}

/** Withdraws the deletion, as long as the account is there. One that nobody asked to delete stays as it is. */
export async function withdrawDeletion(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  origin: RequestOrigin,
): Promise<
  | { readonly ok: true; readonly account: StoredAccount }
  | { readonly ok: false; readonly refusal: 'session-over' }
> {
  return dependencies.database.transaction(async (transaction) => {
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account) return { ok: false, refusal: 'session-over' } as const;
    if (account.deletionDueAt === null) return { ok: true, account } as const;
    await changeAccount(transaction, accountId, { deletionDueAt: null });
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'deletion-withdrawn', origin });
    await sendAccountMail(dependencies, transaction, 'deletion-withdrawn', { account, origin });
    return { ok: true, account: { ...account, deletionDueAt: null } } as const;
  });
}
