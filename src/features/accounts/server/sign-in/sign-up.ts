import type { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { signUp as contract } from '../../auth-contract.ts';
import { tidyName } from '../../domain/profile/check-name.ts';
import { findTimeZone } from '../../domain/profile/time-zone.ts';
import {
  addAccount,
  changeAccount,
  emailKeyOf,
  findAccountByEmail,
  findAccountForUpdate,
  type NewAccount,
} from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import {
  firstNameProblems,
  lastNameProblems,
  newPasswordProblems,
  signUpEmailProblems,
} from '../field-problems.ts';
import { takeForm, takeMail } from './form-throttle.ts';
import { joinVisitorAtSignUp } from '../visitors/join-visitor.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { hashPassword } from './password-hash.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';

type SignUpForm = Omit<z.output<typeof contract.body>, 'challenge'>;

export type MailedOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/** Problems of the form, in the order of its fields. Nothing else decides whether it may be sent. */
export function signUpProblems(form: SignUpForm, language: Language): FieldProblem[] {
  return [
    ...signUpEmailProblems(form.email, language),
    ...firstNameProblems(form.first_name, language),
    ...lastNameProblems(form.last_name, language),
    ...newPasswordProblems(form, language, form.email),
  ];
}

/**
 * Makes an account and emails a link that verifies its address. If the address already has an account, the reply is
 * the same and its owner gets an email. `form` has no problems. The attempts of the browser with `visitorToken` join
 * the account. Refusal: `throttled`, by the network address.
 */
export async function signUp(
  dependencies: AccountsDependencies,
  form: SignUpForm,
  origin: RequestOrigin,
  visitorToken?: string,
): Promise<MailedOutcome> {
  const { database, limiter, ids, clock } = dependencies;
  const taken = await takeForm(limiter, 'sign-up', origin);
  if (!taken.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: taken.retryAfterSeconds };
  const email = form.email.trim();
  const mailed = await takeMail(limiter, 'verification', email);
  const newcomer: NewAccount = {
    id: ids.uuid(),
    email,
    emailKey: emailKeyOf(email),
    firstName: tidyName(form.first_name),
    lastName: tidyName(form.last_name),
    passwordHash: await hashPassword(form.password),
    role: 'learner',
    language: origin.language,
    timeZone: findTimeZone(form.time_zone ?? '') ?? null,
    createdAt: clock.now(),
  };
  await database.transaction(async (transaction) => {
    if (await addAccount(transaction, newcomer)) {
      await joinVisitorAtSignUp(transaction, newcomer.id, visitorToken);
      await welcome(dependencies, transaction, newcomer.id, origin, mailed.ok);
    } else if (mailed.ok) {
      await answerAgain(dependencies, transaction, newcomer, origin, visitorToken);
    }
  });
  return { ok: true };
}

/** Records a sign-up and emails its link, unless the address has had too many. */
async function welcome(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  accountId: string,
  origin: RequestOrigin,
  mails: boolean,
): Promise<void> {
  await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'signed-up', origin });
  const account = await findAccountForUpdate(transaction, accountId);
  if (!account || !mails) return;
  const token = await issueOneTimeToken(dependencies, transaction, { purpose: 'verify-email', accountId });
  await sendAccountMail(dependencies, transaction, 'verify-email', { account, token });
}

/**
 * A sign-up with an address that has an account. Until the address is verified, names and password are those of the
 * newest link. The first person to sign up with another person's address must not choose the owner's password.
 */
async function answerAgain(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  { email, firstName, lastName, passwordHash, language, timeZone }: NewAccount,
  origin: RequestOrigin,
  visitorToken: string | undefined,
): Promise<void> {
  const found = await findAccountByEmail(transaction, email);
  const account = found && (await findAccountForUpdate(transaction, found.id));
  if (!account) return;
  if (account.emailVerifiedAt) {
    await sendAccountMail(dependencies, transaction, 'address-in-use', {
      account,
      language: origin.language,
    });
    return;
  }
  await changeAccount(transaction, account.id, {
    email,
    firstName,
    lastName,
    passwordHash,
    language,
    timeZone,
  });
  await joinVisitorAtSignUp(transaction, account.id, visitorToken);
  await welcome(dependencies, transaction, account.id, origin, true);
}
