import type { Actor } from '#platform/http/actor.ts';
import { unseal } from '#platform/secrets/seal.ts';
import { changeAccount, findAccountForUpdate, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';
import { countCodeTry, type SecondFactorVerdict } from './second-factor.ts';
import { findTotpStep } from './totp.ts';

/** How many minutes a new secret waits for its first code. */
export const SETUP_MINUTES = 15;

type Outcome =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly refusal: 'two-factor-on-already' | 'setup-over' }
  | Exclude<SecondFactorVerdict, { ok: true }>;

/**
 * Activates the secret of setupTwoFactor by one of its codes, which is used up; an earlier secret and its recovery codes
 * end. Returns ten recovery codes. Every session ends, including this one. The first time, a wrong code is not counted:
 * the caller has seen the secret, or could make one with the password. A move needed a code, so wrong ones count: the
 * new recovery codes must not go to somebody who guesses. Refusals: `two-factor-on-already` where no secret waits;
 * `setup-over` without a secret of the last 15 minutes; `code-wrong`; `throttled` while moving.
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
    if (account?.totpSecret && !account.totpPendingSecret)
      return { ok: false, refusal: 'two-factor-on-already' };
    const secret = account && openPendingSecret(dependencies, account);
    if (!account || secret === undefined) return { ok: false, refusal: 'setup-over' };
    const take = () => Promise.resolve(findTotpStep(secret, code, now));
    const tried = account.totpSecret
      ? await countCodeTry(dependencies, transaction, { account, origin, take })
      : { ok: true as const, taken: await take() };
    if (!tried.ok) return tried;
    const step = tried.taken;
    if (step === undefined) return { ok: false, refusal: 'code-wrong' };
    await changeAccount(transaction, accountId, {
      totpSecret: account.totpPendingSecret,
      totpPendingSecret: null,
      totpPendingAt: null,
      // Steps of an earlier secret do not matter here. The step of this code is used up.
      totpLastStep: step,
    });
    const kind = account.totpSecret ? 'two-factor-moved' : 'two-factor-on';
    const recoveryCodes = await issueRecoveryCodes(dependencies, transaction, accountId);
    ended = await endSessions(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind, origin });
    await sendAccountMail(dependencies, transaction, kind, { account, origin });
    return { ok: true, recoveryCodes };
  });
  endedSessions.drop(ended);
  return outcome;
}

/** The secret that waits for its code; undefined when there is none, or it has expired. */
function openPendingSecret(
  { keys, clock }: AccountsDependencies,
  { id, totpPendingSecret, totpPendingAt }: StoredAccount,
): string | undefined {
  if (!totpPendingSecret || !totpPendingAt) return undefined;
  const age = clock.now().getTime() - totpPendingAt.getTime();
  return age < SETUP_MINUTES * 60_000 ? unseal(keys.totpSecrets, totpPendingSecret, id) : undefined;
}
