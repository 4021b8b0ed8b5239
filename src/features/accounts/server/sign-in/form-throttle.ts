import type { Limit, LimitVerdict, RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { emailKeyOf } from '../account-store.ts';
import type { RequestOrigin } from '../request-origin.ts';

const HOUR = 3600;

/** From one network address: a class may sign up together. */
const FORMS_PER_ADDRESS: Limit = { points: 60, durationSeconds: HOUR };
/** New addresses that one account requests. */
const NEW_ADDRESSES: Limit = { points: 5, durationSeconds: HOUR };
/** Links are too long to guess. This only limits the work that guessing causes. */
const LINKS_PER_ADDRESS: Limit = { points: 60, durationSeconds: HOUR / 4 };

const MAILS_TO_ONE_ADDRESS: readonly Limit[] = [
  { points: 3, durationSeconds: HOUR },
  { points: 10, durationSeconds: 24 * HOUR },
];

/** Counts a visitor's form. */
export function takeForm(
  limiter: RateLimiter,
  form: 'sign-up' | 'resend' | 'forgot',
  origin: RequestOrigin,
): Promise<LimitVerdict> {
  return limiter.consume(`form ${form} address ${origin.addressKey}`, FORMS_PER_ADDRESS);
}

/** Counts an opened link. */
export function takeLink(limiter: RateLimiter, origin: RequestOrigin): Promise<LimitVerdict> {
  return limiter.consume(`link address ${origin.addressKey}`, LINKS_PER_ADDRESS);
}

/** Counts a new address that an account requests. */
export function takeNewAddress(limiter: RateLimiter, accountId: string): Promise<LimitVerdict> {
  return limiter.consume(`new address account ${accountId}`, NEW_ADDRESSES);
}

/**
 * Counts an email that a stranger may cause, and says whether to send it: three an hour and ten a day to one address.
 * Sign-ups and resets are counted separately. A stranger's sign-ups therefore cannot use up the owner's resets.
 */
export async function takeMail(
  limiter: RateLimiter,
  about: 'verification' | 'reset' | 'new-address',
  email: string,
): Promise<LimitVerdict> {
  for (const limit of MAILS_TO_ONE_ADDRESS) {
    const verdict = await limiter.consume(`mail ${about} ${emailKeyOf(email)}`, limit);
    if (!verdict.ok) return verdict;
  }
  return { ok: true };
}
