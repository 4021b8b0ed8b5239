import { setTimeout as delay } from 'node:timers/promises';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { Transaction } from '#platform/database/database.ts';
import { findTimeZone } from '../../domain/profile/time-zone.ts';
import {
  changeAccount,
  findAccountByEmail,
  findAccountForUpdate,
  type StoredAccount,
} from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { IncomingCookies } from '../sessions/browser-cookies.ts';
import { completeSignIn, type CompletedSignIn } from '../sessions/complete-sign-in.ts';
import { emailProblems, givenPasswordProblems } from '../field-problems.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { isPasswordOf } from './password-hash.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { takeSignInTry } from './sign-in-throttle.ts';

type Request = {
  readonly email: string;
  readonly password: string;
  /** The browser's zone, for an account without one. */
  readonly timeZone?: string | undefined;
  readonly origin: RequestOrigin;
  readonly cookies: IncomingCookies;
};

export type SignInOutcome =
  | { readonly ok: true; readonly step: 'signed-in'; readonly completed: CompletedSignIn }
  | { readonly ok: true; readonly step: 'two-factor'; readonly ticket: string }
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly errors: readonly FieldProblem[] }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number }
  | {
      readonly ok: false;
      readonly refusal: 'credentials-wrong' | 'email-unverified' | 'account-suspended';
    };

const WRONG = { ok: false, refusal: 'credentials-wrong' } as const;

function listProblems({ email, password, origin: { language } }: Request): FieldProblem[] {
  return [...emailProblems(email, language), ...givenPasswordProblems(password, language)];
}

/**
 * Signs in with address and password. With two-factor on, it returns a ticket for the second step. An unknown
 * address, a wrong password, and an unverified or suspended account with a wrong password get the same reply in the
 * same time.
 */
export async function signIn(dependencies: AccountsDependencies, request: Request): Promise<SignInOutcome> {
  const errors = listProblems(request);
  if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
  const { database } = dependencies;
  const { email, password, origin } = request;
  const oneTry = await takeSignInTry(dependencies, email, request);
  if (!oneTry.ok) {
    const { retryAfterSeconds } = oneTry;
    return { ok: false, refusal: 'throttled', retryAfterSeconds };
  }
  const account = await findAccountByEmail(database, email);
  if (!(await isPasswordOf(account?.passwordHash, password)) || !account) {
    void noteFailure(dependencies, account, origin);
    return WRONG;
  }
  await oneTry.giveBack();
  return database.transaction((transaction) => admit(dependencies, transaction, account, request));
}

/** The password was right a moment ago. The account is locked and read again, in case it has changed since. */
async function admit(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  { id, passwordHash }: StoredAccount,
  request: Request,
): Promise<SignInOutcome> {
  const held = await findAccountForUpdate(transaction, id);
  const account = held && (await withTimeZone(transaction, held, request.timeZone));
  if (!account || account.passwordHash !== passwordHash) return WRONG;
  if (account.suspendedAt) return { ok: false, refusal: 'account-suspended' };
  if (!account.emailVerifiedAt) return { ok: false, refusal: 'email-unverified' };
  if (account.totpSecret) {
    const purpose = 'two-factor-ticket';
    const ticket = await issueOneTimeToken(dependencies, transaction, { purpose, accountId: id });
    return { ok: true, step: 'two-factor', ticket };
  }
  const completed = await completeSignIn(dependencies, transaction, account, request);
  return { ok: true, step: 'signed-in', completed };
}

/** The account with the browser's zone, if it has none: its emails use that zone. */
async function withTimeZone(
  transaction: Transaction,
  account: StoredAccount,
  name: string | undefined,
): Promise<StoredAccount> {
  const timeZone = account.timeZone ? undefined : findTimeZone(name ?? '');
  return timeZone === undefined
    ? account
    : ((await changeAccount(transaction, account.id, { timeZone })) ?? account);
}

/** A few for each sender and hour: an attacker must not fill the owner's list. */
const NOTED_FAILURES = { points: 3, durationSeconds: 3600 };
/** The reply has already been sent. Work for known addresses alone must not affect its time. */
const NOTE_AFTER_MS = 200;

async function noteFailure(
  dependencies: AccountsDependencies,
  account: StoredAccount | undefined,
  origin: RequestOrigin,
): Promise<void> {
  const { database, limiter, log } = dependencies;
  try {
    await delay(NOTE_AFTER_MS);
    if (!account) return void log.info({ security: 'sign-in-failed' }, 'security event');
    const noted = await limiter.consume(
      `sign-in failure noted ${account.id} ${origin.addressKey}`,
      NOTED_FAILURES,
    );
    if (!noted.ok) return;
    await noteSecurityEvent(dependencies, database, {
      accountId: account.id,
      kind: 'sign-in-failed',
      origin,
    });
  } catch (error) {
    log.error({ err: error }, 'a failed sign-in could not be noted');
  }
}
