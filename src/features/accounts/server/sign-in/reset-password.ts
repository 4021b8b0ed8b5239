import type { z } from 'zod';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { resetPassword as contract } from '../../auth-contract.ts';
import { checkLink, type LinkFault } from '../../domain/check-link.ts';
import {
  changeAccount,
  findAccountForUpdate,
  NO_PENDING_SECRET,
  verifyAccountEmail,
} from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { newPasswordProblems } from '../field-problems.ts';
import {
  endAllOneTimeTokens,
  findOneTimeTokenAccount,
  findOneTimeTokenForUpdate,
  useOneTimeToken,
  useOneTimeTokensOf,
} from '../one-time-token-store.ts';
import { hashPassword } from './password-hash.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

export type ResetOutcome =
  /** The account whose password it is. */
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly errors: readonly FieldProblem[] }
  | { readonly ok: false; readonly refusal: LinkFault };

const invalid = (errors: readonly FieldProblem[]) =>
  ({ ok: false, refusal: 'form-invalid', errors }) as const;

/**
 * Sets a new password by the link of an email, which also proves the address: that of a reset, or of an invitation.
 * Every session ends, and so do all other links, sign-ins without their code and a two-factor secret that waits. Nobody
 * is signed in, and two-factor stays as it is. A form with problems does not use up the link.
 */
export async function resetPassword(
  dependencies: AccountsDependencies,
  form: z.output<typeof contract.body>,
  origin: RequestOrigin,
  purpose: 'reset-password' | 'teacher-invitation' = 'reset-password',
): Promise<ResetOutcome> {
  const { database, clock, endedSessions } = dependencies;
  const { language } = origin;
  const errors = newPasswordProblems(form, language);
  if (errors.length > 0) return invalid(errors);
  const accountId = await findOneTimeTokenAccount(database, purpose, form.token);
  if (!accountId) return { ok: false, refusal: 'link-unknown' };
  const passwordHash = await hashPassword(form.password);
  const ended: string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<ResetOutcome> => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    const link = await findOneTimeTokenForUpdate(transaction, purpose, form.token);
    if (!account || !link) return { ok: false, refusal: 'link-unknown' };
    const fault = checkLink(link, now);
    if (fault) return { ok: false, refusal: fault };
    const errorsOfAccount = newPasswordProblems(form, language, account.email);
    if (errorsOfAccount.length > 0) return invalid(errorsOfAccount);

    await useOneTimeToken(transaction, link, now);
    await changeAccount(transaction, accountId, { passwordHash, ...NO_PENDING_SECRET });
    if (await verifyAccountEmail(transaction, accountId, now)) {
      await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'email-verified', origin });
    }
    // A teacher who came in by a reset needs no invitation any more.
    await useOneTimeTokensOf(transaction, { accountId, purpose: 'teacher-invitation', now });
    await endAllOneTimeTokens(transaction, accountId, now);
    ended.push(...(await endSessions(transaction, accountId, now)));
    const kind = purpose === 'reset-password' ? 'password-reset' : 'signed-up';
    await noteSecurityEvent(dependencies, transaction, { accountId, kind, origin });
    // A first password replaces none, so nobody needs a warning.
    if (purpose === 'reset-password')
      await sendAccountMail(dependencies, transaction, 'password-changed', { account, origin });
    return { ok: true, email: account.email };
  });
  endedSessions.drop(ended);
  return outcome;
}
