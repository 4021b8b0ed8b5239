import { findAccountByEmail, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { takeForm, takeMail } from './form-throttle.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import type { MailedOutcome } from './sign-up.ts';

/**
 * Mails the verification link anew, and ends the older ones. Only an account that is not verified yet gets one; the
 * answer is the same for every address. Refusal: `throttled`, by the network address.
 */
export async function resendVerification(
  dependencies: AccountsDependencies,
  email: string,
  origin: RequestOrigin,
): Promise<MailedOutcome> {
  const { database, limiter } = dependencies;
  const taken = await takeForm(limiter, 'resend', origin);
  if (!taken.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: taken.retryAfterSeconds };
  const found = await findAccountByEmail(database, email);
  if (!found || found.emailVerifiedAt) return { ok: true };
  // Before the transaction: the count needs a connection of its own.
  const mailed = await takeMail(limiter, 'verification', email);
  if (!mailed.ok) return { ok: true };
  await database.transaction(async (transaction) => {
    const account = await findAccountForUpdate(transaction, found.id);
    if (!account || account.emailVerifiedAt) return;
    const purpose = 'verify-email';
    const token = await issueOneTimeToken(dependencies, transaction, { purpose, accountId: account.id });
    await sendAccountMail(dependencies, transaction, 'verify-email', { account, token });
  });
  return { ok: true };
}
