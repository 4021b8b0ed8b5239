import type { Actor } from '#platform/http/actor.ts';
import { requiresTwoFactor } from '../../domain/needs-two-factor.ts';
import { changeAccount, findAccount, findAccountForUpdate, NO_PENDING_SECRET } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { confirmPassword, type PasswordVerdict } from '../sign-in/confirm-password.ts';
import { endOneTimeTokens } from '../one-time-token-store.ts';
import { replaceRecoveryCodes } from '../recovery-code-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { checkSecondFactor, type SecondFactorVerdict } from './second-factor.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

type Outcome =
  | { readonly ok: true }
  | Exclude<PasswordVerdict | SecondFactorVerdict, { ok: true }>
  | { readonly ok: false; readonly refusal: 'two-factor-off' | 'two-factor-required' };

/**
 * Turns two-factor off, for the password and a code of the app or a recovery code. Every other session ends.
 * Refusals: those of confirmPassword and checkSecondFactor; `two-factor-off`;
 * `two-factor-required`: the role needs it.
 */
export async function turnOffTwoFactor(
  dependencies: AccountsDependencies,
  { accountId, sessionId }: Actor,
  { password, code, origin }: { password: string; code: string; origin: RequestOrigin },
): Promise<Outcome> {
  const { database, clock, endedSessions } = dependencies;
  const found = await findAccount(database, accountId);
  const confirmed = await confirmPassword(dependencies, accountId, found, password);
  if (!confirmed.ok) return confirmed;
  let ended: readonly string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<Outcome> => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    if (!account?.totpSecret) return { ok: false, refusal: 'two-factor-off' };
    if (requiresTwoFactor(account.role)) return { ok: false, refusal: 'two-factor-required' };
    const verdict = await checkSecondFactor(dependencies, transaction, { account, typed: code, origin });
    if (!verdict.ok) return verdict;
    await changeAccount(transaction, accountId, { totpSecret: null, ...NO_PENDING_SECRET });
    await replaceRecoveryCodes(transaction, accountId, []);
    await endOneTimeTokens(transaction, accountId, 'two-factor-ticket', now);
    ended = await endSessions(transaction, accountId, now, sessionId);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'two-factor-off', origin });
    await sendAccountMail(dependencies, transaction, 'two-factor-off', { account, origin });
    return { ok: true };
  });
  endedSessions.drop(ended);
  return outcome;
}
