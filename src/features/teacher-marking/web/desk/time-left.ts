const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time to a deadline, or since it: the two largest units. Less than a minute is one minute. */
export type TimeLeft = {
  readonly isLate: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
};

/** The time left until `dueAt`. Minutes are left out above a day. */
export function timeLeft(dueAt: string, nowMs: number): TimeLeft {
  const ms = Date.parse(dueAt) - nowMs;
  const total = Math.max(1, Math.floor(Math.abs(ms) / MINUTE_MS));
  const days = Math.floor(total / DAY_MINUTES);
  return {
    isLate: ms < 0,
    days,
    hours: Math.floor((total % DAY_MINUTES) / HOUR_MINUTES),
    minutes: days > 0 ? 0 : total % HOUR_MINUTES,
  };
}
