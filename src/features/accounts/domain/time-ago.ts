export type TimeAgo = {
  readonly unit: 'now' | 'minute' | 'hour' | 'day';
  readonly count: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in the largest unit that fits. An instant ahead of a wrong clock counts as now. */
export function timeAgo(then: number, now: number): TimeAgo {
  const past = now - then;
  if (past < MINUTE_MS) return { unit: 'now', count: 0 };
  if (past < HOUR_MS) return { unit: 'minute', count: Math.floor(past / MINUTE_MS) };
  if (past < DAY_MS) return { unit: 'hour', count: Math.floor(past / HOUR_MS) };
  return { unit: 'day', count: Math.floor(past / DAY_MS) };
}
