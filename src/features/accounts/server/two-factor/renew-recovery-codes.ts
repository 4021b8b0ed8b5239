import type { Actor } from '#platform/http/actor.ts';
import { findAccount, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from '../sign-in/confirm-password.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { checkSecondFactor, type SecondFactorVerdict } from './second-factor.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';

type Outcome =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | Exclude<PasswordVerdict | SecondFactorVerdict, { ok: true }>
  | { readonly ok: false; readonly refusal: 'two-factor-off' };

/**
 * Gives ten new recovery codes, by the password and a code; the old ones, also the one it was asked with, end.
 * Refusals: those of confirmPassword and checkSecondFactor; `two-factor-off`.
 */
export async function renewRecoveryCodes(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  { password, code, origin }: { password: string; code: string; origin: RequestOrigin },
): Promise<Outcome> {
  const { database } = dependencies;
  const found = await findAccount(database, accountId);
  const confirmed = await confirmPassword(dependencies, accountId, found, password);
  if (!confirmed.ok) return confirmed;
  return database.transaction(async (transaction): Promise<Outcome> => {
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account?.totpSecret) return { ok: false, refusal: 'two-factor-off' };
    const verdict = await checkSecondFactor(dependencies, transaction, { account, typed: code, origin });
    if (!verdict.ok) return verdict;
    const recoveryCodes = await issueRecoveryCodes(dependencies, transaction, accountId);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'recovery-codes-renewed', origin });
    await sendAccountMail(dependencies, transaction, 'recovery-codes-renewed', { account, origin });
    return { ok: true, recoveryCodes };
  });
}
