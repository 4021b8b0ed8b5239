import { findAccountByEmail, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { takeForm, takeMail } from './form-throttle.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import type { MailedOutcome } from './sign-up.ts';

/**
 * Mails a link that lets one choose a new password: 30 minutes, once, the newest only. The answer is the same for every
 * address. When the address has had enough mails, the link it has stays good. Refusal: `throttled`, by the network
 * address.
 */
export async function forgetPassword(
  dependencies: AccountsDependencies,
  email: string,
  origin: RequestOrigin,
): Promise<MailedOutcome> {
  const { database, limiter } = dependencies;
  const taken = await takeForm(limiter, 'forgot', origin);
  if (!taken.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: taken.retryAfterSeconds };
  const found = await findAccountByEmail(database, email);
  if (!found) return { ok: true };
  // Before the transaction: the count needs a connection of its own.
  const mailed = await takeMail(limiter, 'reset', email);
  if (!mailed.ok) return { ok: true };
  await database.transaction(async (transaction) => {
    const account = await findAccountForUpdate(transaction, found.id);
    if (!account) return;
    const accountId = account.id;
    const token = await issueOneTimeToken(dependencies, transaction, {
      purpose: 'reset-password',
      accountId,
    });
    await noteSecurityEvent(dependencies, transaction, { accountId, kind: 'password-reset-asked', origin });
    await sendAccountMail(dependencies, transaction, 'reset-password', { account, token });
  });
  return { ok: true };
}
