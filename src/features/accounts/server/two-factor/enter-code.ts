import { findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { Brought } from '../sessions/browser-cookies.ts';
import { completeSignIn, type CompletedSignIn } from '../sessions/complete-sign-in.ts';
import {
  countWrongTry,
  findOneTimeTokenAccount,
  findOneTimeTokenForUpdate,
  useOneTimeToken,
  type OneTimeToken,
} from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { checkSecondFactor, type SecondFactorVerdict } from './second-factor.ts';

/** Wrong codes that one ticket bears. */
export const TICKET_TRIES = 5;

const PURPOSE = 'two-factor-ticket';

type Request = {
  readonly ticket: string;
  /** A code of the app or a recovery code. */
  readonly typed: string;
  readonly origin: RequestOrigin;
  readonly brought: Brought;
};

type Outcome =
  | { readonly ok: true; readonly completed: CompletedSignIn }
  | Exclude<SecondFactorVerdict, { ok: true }>
  | { readonly ok: false; readonly refusal: 'ticket-over' | 'account-suspended' };

/**
 * The second step of signing in: a ticket, which says that the password was right, and a code. Refusals: `ticket-over`
 * for a ticket that is unknown, used, ten minutes old or has had five wrong codes; `account-suspended`; those of
 * checkSecondFactor, of which `throttled` costs the ticket nothing.
 */
export function enterCode(
  dependencies: AccountsDependencies,
  { ticket, typed, origin, brought }: Request,
): Promise<Outcome> {
  const { database, clock } = dependencies;
  return database.transaction(async (transaction): Promise<Outcome> => {
    const now = clock.now();
    // The account is held before the ticket, as by everybody who ends the tickets of an account.
    const accountId = await findOneTimeTokenAccount(transaction, PURPOSE, ticket);
    const account = accountId && (await findAccountForUpdate(transaction, accountId));
    const token = account && (await findOneTimeTokenForUpdate(transaction, PURPOSE, ticket));
    if (!account || !token || isOver(token, now) || account.totpSecret === null)
      return { ok: false, refusal: 'ticket-over' };
    if (account.suspendedAt) return { ok: false, refusal: 'account-suspended' };
    const verdict = await checkSecondFactor(dependencies, transaction, { account, typed, origin });
    if (!verdict.ok) {
      if (verdict.refusal === 'code-wrong') await countWrongTry(transaction, token);
      return verdict;
    }
    await useOneTimeToken(transaction, token, now);
    return {
      ok: true,
      completed: await completeSignIn(dependencies, transaction, account, { origin, brought }),
    };
  });
}

function isOver({ usedAt, expiresAt, tries }: OneTimeToken, now: Date): boolean {
  return usedAt !== null || expiresAt <= now || tries >= TICKET_TRIES;
}
