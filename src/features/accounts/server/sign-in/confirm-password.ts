import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { isPasswordOf } from './password-hash.ts';

/** Wrong passwords of one account, wherever they are typed. With a stolen session this is too few to guess it. */
const WRONG = { points: 10, durationSeconds: 15 * 60 };

export type PasswordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'password-wrong' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/**
 * Confirms the password of a signed-in account before an act of its owner. Takes about 20 ms of one core: call it
 * outside a transaction. Refusals: `password-wrong` (also for an account that is gone); `throttled` after ten wrong
 * ones in 15 minutes.
 */
export async function confirmPassword(
  { limiter }: Pick<AccountsDependencies, 'limiter'>,
  accountId: string,
  account: Pick<StoredAccount, 'passwordHash'> | undefined,
  password: string,
): Promise<PasswordVerdict> {
  const key = `confirm password ${accountId}`;
  const verdict = await limiter.consume(key, WRONG);
  if (!verdict.ok) return { ok: false, refusal: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds };
  if (!(await isPasswordOf(account?.passwordHash, password))) return { ok: false, refusal: 'password-wrong' };
  await limiter.giveBack(key, WRONG);
  return { ok: true };
}
