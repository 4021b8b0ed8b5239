import type { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { changeEmail as contract } from '../../account-contract.ts';
import { emailKeyOf, findAccount, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from './confirm-password.ts';
import { emailProblems, fieldProblem, givenPasswordProblems } from '../field-problems.ts';
import { takeMail, takeNewAddress } from './form-throttle.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';

export type ChangeEmailOutcome =
  | PasswordVerdict
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly errors: readonly FieldProblem[] };

/**
 * Asks for another address: a link goes there, a notice to the one that there is. Nothing else changes until the link
 * is opened (`confirmNewEmail`), and whether the new address has an account is not told. Refusals: `form-invalid`,
 * `password-wrong`, `throttled`, by the account and by the new address.
 */
export async function changeEmail(
  dependencies: AccountsDependencies,
  actor: Actor,
  form: z.output<typeof contract.body>,
  origin: RequestOrigin,
): Promise<ChangeEmailOutcome> {
  const { database, limiter } = dependencies;
  const email = form.email.trim();
  const before = await findAccount(database, actor.accountId);
  const same = before?.emailKey === emailKeyOf(email);
  const errors = [
    ...emailProblems(email, origin.language),
    ...(same ? [fieldProblem('email', 'email-same', origin.language)] : []),
    ...givenPasswordProblems(form.password, origin.language),
  ];
  if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
  const confirmed = await confirmPassword(dependencies, actor.accountId, before, form.password);
  if (!confirmed.ok) return confirmed;
  const taken = await takeNewAddress(limiter, actor.accountId);
  const mailed = taken.ok ? await takeMail(limiter, 'new-address', email) : taken;
  if (!mailed.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: mailed.retryAfterSeconds };
  return database.transaction(async (transaction) => {
    const account = await findAccountForUpdate(transaction, actor.accountId);
    if (!account || account.passwordHash !== before?.passwordHash) {
      return { ok: false, refusal: 'password-wrong' };
    }
    const accountId = account.id;
    const token = await issueOneTimeToken(dependencies, transaction, {
      purpose: 'change-email',
      accountId,
      email,
    });
    const mailed = { account, newEmail: email };
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'email-change-asked', origin });
    await sendAccountMail(dependencies, transaction, 'email-change-confirm', { ...mailed, token });
    await sendAccountMail(dependencies, transaction, 'email-change-notice', { ...mailed, origin });
    return { ok: true };
  });
}
