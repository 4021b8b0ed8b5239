import { sqlState } from '#platform/database/sql-state.ts';
import type { Actor } from '#platform/http/actor.ts';
import { checkLink, type LinkFault } from '../../domain/check-link.ts';
import { changeAccount, emailKeyOf, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import {
  endAllOneTimeTokens,
  findOneTimeTokenAccount,
  findOneTimeTokenForUpdate,
  useOneTimeToken,
} from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { endSessions } from '../sessions/session-store.ts';

export type ConfirmOutcome =
  | { readonly ok: true; readonly kind: 'changed'; readonly email: string }
  | { readonly ok: false; readonly refusal: LinkFault | 'email-taken' };

const TAKEN = { ok: false, refusal: 'email-taken' } as const;
const UNIQUE_VIOLATION = '23505';

/**
 * Takes the link that confirms a new address: from now on the account has that one. Its sessions end, but for the one
 * in which the link was opened; links that went to the old address end; the old address gets a mail.
 */
export async function confirmNewEmail(
  dependencies: AccountsDependencies,
  token: string,
  origin: RequestOrigin,
  actor: Actor | undefined,
): Promise<ConfirmOutcome> {
  const accountId = await findOneTimeTokenAccount(dependencies.database, 'change-email', token);
  if (!accountId) return { ok: false, refusal: 'link-unknown' };
  try {
    const { outcome, ended } = await change(dependencies, {
      accountId,
      token,
      origin,
      keep: actor?.sessionId,
    });
    dependencies.endedSessions.drop(ended);
    return outcome;
  } catch (error) {
    // Somebody has the address by now, perhaps since this very moment; all of this is undone.
    if (sqlState(error) === UNIQUE_VIOLATION) return TAKEN;
    throw error;
  }
}

type Change = {
  readonly accountId: string;
  readonly token: string;
  readonly origin: RequestOrigin;
  readonly keep: string | undefined;
};
type Changed = { readonly outcome: ConfirmOutcome; readonly ended: readonly string[] };

const refused = (refusal: LinkFault): Changed => ({
  outcome: { ok: false, refusal },
  ended: [],
});

function change(
  dependencies: AccountsDependencies,
  { accountId, token, origin, keep }: Change,
): Promise<Changed> {
  const { database, clock } = dependencies;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const account = await findAccountForUpdate(transaction, accountId);
    const link = await findOneTimeTokenForUpdate(transaction, 'change-email', token);
    const fault = checkLink(link, now);
    if (fault) return refused(fault);
    if (!account || !link?.email) return refused('link-unknown');
    const { email } = link;
    await useOneTimeToken(transaction, link, now);
    // Before the address: that one is a key, and changing it holds up whoever notes an event.
    const ended = await endSessions(transaction, accountId, now, keep);
    await changeAccount(transaction, accountId, {
      email,
      emailKey: emailKeyOf(email),
      emailVerifiedAt: now,
    });
    await endAllOneTimeTokens(transaction, accountId, now);
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'email-changed', origin });
    await sendAccountMail(dependencies, transaction, 'email-changed', { account, newEmail: email, origin });
    return { outcome: { ok: true, kind: 'changed', email }, ended };
  });
}
