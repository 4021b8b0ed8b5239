import type { Limit, LimitVerdict, RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { emailKeyOf } from '../account-store.ts';
import type { RequestOrigin } from '../request-origin.ts';

const HOUR = 3600;

/** From one network address: a class may sign up together. */
const FORMS_PER_ADDRESS: Limit = { points: 60, durationSeconds: HOUR };
/** New addresses that one account asks for. */
const NEW_ADDRESSES: Limit = { points: 5, durationSeconds: HOUR };
/** Links are too long to be guessed; this only keeps the guesser from costing us work. */
const LINKS_PER_ADDRESS: Limit = { points: 60, durationSeconds: HOUR / 4 };

const MAILS_TO_ONE_ADDRESS: readonly Limit[] = [
  { points: 3, durationSeconds: HOUR },
  { points: 10, durationSeconds: 24 * HOUR },
];

/** Counts a form of somebody who is not signed in. */
export function takeForm(
  limiter: RateLimiter,
  form: 'sign-up' | 'resend' | 'forgot',
  origin: RequestOrigin,
): Promise<LimitVerdict> {
  return limiter.consume(`form ${form} address ${origin.addressKey}`, FORMS_PER_ADDRESS);
}

/** Counts a link that was opened. */
export function takeLink(limiter: RateLimiter, origin: RequestOrigin): Promise<LimitVerdict> {
  return limiter.consume(`link address ${origin.addressKey}`, LINKS_PER_ADDRESS);
}

/** Counts a new address that an account asks for. */
export function takeNewAddress(limiter: RateLimiter, accountId: string): Promise<LimitVerdict> {
  return limiter.consume(`new address account ${accountId}`, NEW_ADDRESSES);
}

/**
 * Counts a mail that a stranger may cause, and says whether it may go: three an hour and ten a day to one address.
 * Sign-ups and resets have counts of their own, so that nobody can use up the owner's way back in by signing up in
 * their name.
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
