/** How long a wrong code counts. Minutes. */
export const WRONG_CODE_MINUTES = 60;

/** Wrong codes within that time after which the account's owner is told that somebody has the password. */
export const TELLING_WRONG_CODES = 10;

/**
 * How many wrong codes within the hour ask for which wait after the last of them. At 15 the next one has to wait until
 * the oldest is an hour ago: since three codes are right at a time, an hour of guessing has a chance of 45 in a million
 * (docs/decisions/0012). Nobody is kept out for longer than an hour after the guessing ends.
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
 * Whether one more code of an account may be tried, after the wrong ones of its last hour (any order). Refusal:
 * `throttled`, with the seconds to wait.
 */
export function decideCodeTry(wrongAt: readonly Date[], now: Date): CodeTry {
  const newestFirst = wrongAt.map((at) => at.getTime()).sort((one, other) => other - one);
  const wait = WAITS.find(({ from }) => newestFirst.length >= from);
  if (!wait) return { ok: true };
  // Of more than the most, the one that leaves room for another try when it is an hour ago.
  const counted = newestFirst[wait.from === MOST ? MOST - 1 : 0] ?? 0;
  const left = counted + wait.seconds * 1000 - now.getTime();
  return left <= 0
    ? { ok: true }
    : { ok: false, refusal: 'throttled', retryAfterSeconds: Math.ceil(left / 1000) };
}
