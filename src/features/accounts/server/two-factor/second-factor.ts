import type { Transaction } from '#platform/database/database.ts';
import { unseal } from '#platform/secrets/seal.ts';
import { checkCode } from '../../domain/sign-in/check-code.ts';
import {
  decideCodeTry,
  TELLING_WRONG_CODES,
  WRONG_CODE_MINUTES,
} from '../../domain/sign-in/code-throttle.ts';
import { parseRecoveryCode } from '../../domain/sign-in/recovery-code.ts';
import { composeAccountMail } from '../mails/account-mails.ts';
import { takeTotpStep, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { useRecoveryCode } from '../recovery-code-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { listEventInstants, noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { findTotpStep } from './totp.ts';

export type SecondFactorVerdict =
  | { readonly ok: true; readonly by: 'app' | 'recovery-code' }
  | { readonly ok: false; readonly refusal: 'code-wrong' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/** Whether a text looks like a code: one of the app's six digits, or a recovery code. */
export function isSecondFactor(text: string): boolean {
  return checkCode(text) === undefined || parseRecoveryCode(text) !== undefined;
}

/**
 * Checks a code of an account with two-factor on, and uses it up: a time step and a recovery code work once. The
 * transaction must hold the account's lock (findAccountForUpdate) and must commit after any verdict, because a wrong
 * code leaves an event. Refusals: `code-wrong`; `throttled` after many wrong codes within an hour, wherever they were
 * entered, so a person with the password cannot try them all.
 */
export async function checkSecondFactor(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  { account, typed, origin }: { account: StoredAccount; typed: string; origin: RequestOrigin },
): Promise<SecondFactorVerdict> {
  const tried = await countCodeTry(dependencies, transaction, {
    account,
    origin,
    take: () => takeCode(dependencies, transaction, account, typed.trim()),
  });
  if (!tried.ok) return tried;
  if (tried.taken === 'recovery-code') {
    await noteSecurityEvent(dependencies, transaction, {
      accountId: account.id,
      kind: 'recovery-code-used',
      origin,
    });
    await sendAccountMail(dependencies, transaction, 'recovery-code-used', { account, origin });
  }
  return { ok: true, by: tried.taken };
}

/**
 * One try of a code, which `take` decides: undefined is a wrong code, and it counts. The transaction must hold the
 * account's lock and must commit after any result. Refusals: as checkSecondFactor.
 */
export async function countCodeTry<Taken>(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  {
    account,
    origin,
    take,
  }: {
    readonly account: StoredAccount;
    readonly origin: RequestOrigin;
    readonly take: () => Promise<Taken | undefined>;
  },
): Promise<{ readonly ok: true; readonly taken: Taken } | Exclude<SecondFactorVerdict, { ok: true }>> {
  const { clock, outbox } = dependencies;
  const now = clock.now();
  const since = new Date(now.getTime() - WRONG_CODE_MINUTES * 60_000);
  const wrongAt = await listEventInstants(transaction, account.id, 'two-factor-failed', since);
  const decided = decideCodeTry(wrongAt, now);
  if (!decided.ok) return decided;
  const taken = await take();
  if (taken !== undefined) return { ok: true, taken };
  await noteSecurityEvent(dependencies, transaction, {
    accountId: account.id,
    kind: 'two-factor-failed',
    origin,
  });
  if (wrongAt.length + 1 === TELLING_WRONG_CODES) {
    // One a day: a slow attacker passes this number again and again.
    const event = now.toISOString().slice(0, 10);
    const input = { ...dependencies, account, event, at: now, origin };
    await outbox.enqueueMail(transaction, composeAccountMail('codes-guessed', input));
  }
  return { ok: false, refusal: 'code-wrong' };
}

/** The kind of code that the text is, after using it up; undefined when no valid code matches. */
async function takeCode(
  { keys, clock, log }: AccountsDependencies,
  transaction: Transaction,
  { id, totpSecret }: StoredAccount,
  text: string,
): Promise<'app' | 'recovery-code' | undefined> {
  const now = clock.now();
  if (checkCode(text) !== undefined) {
    const code = parseRecoveryCode(text);
    if (code === undefined) return undefined;
    const used = await useRecoveryCode(transaction, id, keys.hashRecoveryCode(id, code), now);
    return used ? 'recovery-code' : undefined;
  }
  const secret = totpSecret ? unseal(keys.totpSecrets, totpSecret, id) : undefined;
  if (secret === undefined) {
    log.error({ accountId: id }, 'A two-factor secret does not open: was SECRET changed?');
    return undefined;
  }
  const step = findTotpStep(secret, text, now);
  return step !== undefined && (await takeTotpStep(transaction, id, step)) ? 'app' : undefined;
}
