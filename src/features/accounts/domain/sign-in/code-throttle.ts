/** How long a wrong code counts, in minutes. */
export const WRONG_CODE_MINUTES = 60;

/** After this many wrong codes within that time, the owner gets a warning: somebody knows the password. */
export const TELLING_WRONG_CODES = 10;

/**
 * The wait after a number of wrong codes within the hour. After 15, the next code has to wait until the oldest is an
 * hour old. Three codes are right at a time, so an hour of guessing succeeds 45 times in a million
 * (docs/decisions/0012). The owner is locked out for at most an hour after the guessing ends.
 */
const WAITS = [
  { from: 15, seconds: WRONG_CODE_MINUTES * 60 },
  { from: 12, seconds: 120 },
  { from: 9, seconds: 30 },
  { from: 6, seconds: 5 },
] as const;

const MOST = WAITS[0].from;

export type CodeTry =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/**
 * Whether an account may try another code, after the wrong ones of its last hour (any order). Refusal: `throttled`,
 * with the seconds to wait.
 */
export function decideCodeTry(wrongAt: readonly Date[], now: Date): CodeTry {
  const newestFirst = wrongAt.map((at) => at.getTime()).sort((one, other) => other - one);
  const wait = WAITS.find(({ from }) => newestFirst.length >= from);
  if (!wait) return { ok: true };
  // With more than the most, this is the one whose expiry makes room for another attempt.
  const counted = newestFirst[wait.from === MOST ? MOST - 1 : 0] ?? 0;
  const left = counted + wait.seconds * 1000 - now.getTime();
  return left <= 0
    ? { ok: true }
    : { ok: false, refusal: 'throttled', retryAfterSeconds: Math.ceil(left / 1000) };
}
