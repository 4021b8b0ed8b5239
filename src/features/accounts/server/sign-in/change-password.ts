import type { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { updatePassword as contract } from '../../account-contract.ts';
import { changeAccount, findAccount, findAccountForUpdate, NO_PENDING_SECRET } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from './confirm-password.ts';
import { givenPasswordProblems, newPasswordProblems } from '../field-problems.ts';
import { endAllOneTimeTokens } from '../one-time-token-store.ts';
import { hashPassword } from './password-hash.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

export type ChangePasswordOutcome =
  | PasswordVerdict
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly errors: readonly FieldProblem[] };

/**
 * Changes the password of a signed-in account after its present one was confirmed. Every other session ends, and so
 * do all links, sign-ins without their code and a two-factor secret that waits. An email reports it. Refusals:
 * `form-invalid`, `password-wrong`, `throttled`.
 */
export async function changePassword(
  dependencies: AccountsDependencies,
  actor: Actor,
  form: z.output<typeof contract.body>,
  origin: RequestOrigin,
): Promise<ChangePasswordOutcome> {
  const { database, clock, endedSessions } = dependencies;
  const before = await findAccount(database, actor.accountId);
  const errors = [
    ...givenPasswordProblems(form.current_password, origin.language, 'current_password'),
    ...newPasswordProblems(form, origin.language, before?.email),
  ];
  if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
  const confirmed = await confirmPassword(dependencies, actor.accountId, before, form.current_password);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(form.password);
  const ended = await database.transaction(async (transaction) => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, actor.accountId);
    // Another device or a reset has changed it meanwhile, so the confirmed password is out of date.
    if (!account || account.passwordHash !== before?.passwordHash) return undefined;
    const accountId = account.id;
    await changeAccount(transaction, accountId, { passwordHash, ...NO_PENDING_SECRET });
    await endAllOneTimeTokens(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'password-changed', origin });
    await sendAccountMail(dependencies, transaction, 'password-changed', { account, origin });
    return endSessions(transaction, accountId, now, actor.sessionId);
  });
  if (!ended) return { ok: false, refusal: 'password-wrong' };
  endedSessions.drop(ended);
  return { ok: true };
}
