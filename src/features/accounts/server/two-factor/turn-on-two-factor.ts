import type { Actor } from '#platform/http/actor.ts';
import { unseal } from '#platform/secrets/seal.ts';
import { changeAccount, findAccountForUpdate, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';
import { findTotpStep } from './totp.ts';

/** How long a new secret waits for its first code. Minutes. */
export const SETUP_MINUTES = 15;

type Outcome =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly refusal: 'two-factor-on-already' | 'setup-over' | 'code-wrong' };

/**
 * Makes the secret of setupTwoFactor count, by a code of it, which is used up. Gives ten recovery codes; every session
 * ends, this one too. A wrong code is not counted: whoever set it up has seen the secret. Refusals:
 * `two-factor-on-already`; `setup-over` without a secret of the last 15 minutes; `code-wrong`.
 */
export async function turnOnTwoFactor(
  dependencies: AccountsDependencies,
  { accountId }: Actor,
  { code, origin }: { readonly code: string; readonly origin: RequestOrigin },
): Promise<Outcome> {
  const { database, clock, endedSessions } = dependencies;
  let ended: readonly string[] = [];
  const outcome = await database.transaction(async (transaction): Promise<Outcome> => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    if (account?.totpSecret) return { ok: false, refusal: 'two-factor-on-already' };
    const secret = account && openPendingSecret(dependencies, account);
    if (!account || secret === undefined) return { ok: false, refusal: 'setup-over' };
    const step = findTotpStep(secret, code, now);
    if (step === undefined) return { ok: false, refusal: 'code-wrong' };
    await changeAccount(transaction, accountId, {
      totpSecret: account.totpPendingSecret,
      totpPendingSecret: null,
      totpPendingAt: null,
      // A step of an earlier secret says nothing about this one; the step of this code is taken.
      totpLastStep: step,
    });
    const recoveryCodes = await issueRecoveryCodes(dependencies, transaction, accountId);
    ended = await endSessions(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'two-factor-on', origin });
    await sendAccountMail(dependencies, transaction, 'two-factor-on', { account, origin });
    return { ok: true, recoveryCodes };
  });
  endedSessions.drop(ended);
  return outcome;
}

/** The secret that waits for its code; undefined when there is none, or its time is over. */
function openPendingSecret(
  { keys, clock }: AccountsDependencies,
  { id, totpPendingSecret, totpPendingAt }: StoredAccount,
): string | undefined {
  if (!totpPendingSecret || !totpPendingAt) return undefined;
  const age = clock.now().getTime() - totpPendingAt.getTime();
  return age < SETUP_MINUTES * 60_000 ? unseal(keys.totpSecrets, totpPendingSecret, id) : undefined;
}
