import type { Limit, RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { AccountKeys } from '../account-keys.ts';
import { emailKeyOf } from '../account-store.ts';
import type { IncomingCookies } from '../sessions/browser-cookies.ts';
import type { RequestOrigin } from '../request-origin.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Wrong passwords from one network address: forty learners may mistype, a list of stolen passwords must not pass. */
const PER_ADDRESS: readonly Limit[] = [
  { points: 30, durationSeconds: 15 * MINUTE },
  { points: 200, durationSeconds: DAY },
];
/** For one account from one address. The pauses grow: a quarter of an hour, an hour, a day. */
const PER_ACCOUNT_AND_ADDRESS: readonly Limit[] = [
  { points: 10, durationSeconds: 15 * MINUTE },
  { points: 30, durationSeconds: HOUR },
  { points: 100, durationSeconds: DAY },
];
/**
 * For one account from all addresses. It slows down a distributed guess, and never for longer than five minutes. It
 * does not apply in a browser where the owner signed in, or set a password by an emailed link, so nobody can lock the
 * owner out. A known network is not enough: a campus or a mobile provider shares its addresses.
 */
const PER_ACCOUNT: Limit = { points: 50, durationSeconds: 5 * MINUTE };

type Dependencies = { readonly limiter: RateLimiter; readonly keys: Pick<AccountKeys, 'tagDevice'> };

export type SignInTry =
  | {
      readonly ok: true;
      /** The password was right: the attempt does not count. */
      giveBack(): Promise<void>;
    }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Counts an attempt before the password is checked, so many at once cannot slip through. Addresses without an account
 * count like others. An attempt that one limit refuses does not reach the next, so one sender cannot use up the
 * account's common limit.
 */
export async function takeSignInTry(
  { limiter, keys }: Dependencies,
  email: string,
  { origin, cookies }: { readonly origin: RequestOrigin; readonly cookies: IncomingCookies },
): Promise<SignInTry> {
  const account = emailKeyOf(email);
  const here = `sign-in address ${origin.addressKey}`;
  const both = `sign-in account ${account} address ${origin.addressKey}`;
  const everywhere = `sign-in account ${account}`;
  const limits: readonly (readonly [key: string, limit: Limit])[] = [
    ...PER_ADDRESS.map((limit) => [here, limit] as const),
    ...PER_ACCOUNT_AND_ADDRESS.map((limit) => [both, limit] as const),
    [everywhere, PER_ACCOUNT],
  ];
  for (const [key, limit] of limits) {
    const verdict = await limiter.consume(key, limit);
    if (verdict.ok) continue;
    if (key === everywhere && cookies.deviceTags?.includes(keys.tagDevice(account))) continue;
    return verdict;
  }
  return {
    ok: true,
    async giveBack() {
      for (const [key, limit] of limits) await limiter.giveBack(key, limit);
    },
  };
}
