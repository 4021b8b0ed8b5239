import type { Limit, RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { AccountKeys } from '../account-keys.ts';
import { emailKeyOf } from '../account-store.ts';
import type { Brought } from '../sessions/browser-cookies.ts';
import type { RequestOrigin } from '../request-origin.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Wrong passwords from one network address: a class of forty may mistype, a list of stolen passwords may not pass. */
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
 * For one account from everywhere: slows a guess from many addresses, and never for longer than five minutes. It does
 * not hold in a browser that the owner signed in from, or set a password in by a link of a mail, so that nobody can keep
 * the owner out. A network is not enough for that: a campus or a telephone company shares its addresses.
 */
const PER_ACCOUNT: Limit = { points: 50, durationSeconds: 5 * MINUTE };

type Dependencies = { readonly limiter: RateLimiter; readonly keys: Pick<AccountKeys, 'tagDevice'> };

export type SignInTry =
  | {
      readonly ok: true;
      /** The password was right: the try does not count. */
      giveBack(): Promise<void>;
    }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through together. Addresses without
 * an account count like others. A try that one limit refuses does not reach the next: one sender alone cannot use up
 * what the account has for everybody.
 */
export async function takeSignInTry(
  { limiter, keys }: Dependencies,
  email: string,
  { origin, brought }: { readonly origin: RequestOrigin; readonly brought: Brought },
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
    if (key === everywhere && brought.deviceTags?.includes(keys.tagDevice(account))) continue;
    return verdict;
  }
  return {
    ok: true,
    async giveBack() {
      for (const [key, limit] of limits) await limiter.giveBack(key, limit);
    },
  };
}
