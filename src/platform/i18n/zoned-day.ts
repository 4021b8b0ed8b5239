import { zoneOffsetMinutes } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The zone of someone who has not chosen one. */
const DEFAULT_ZONE = 'UTC';

/** The zone in which a server reads and writes days for an account; UTC where the account has none. */
export const zoneOf = (account: { readonly timeZone: string | null } | undefined): string =>
  account?.timeZone ?? DEFAULT_ZONE;

/** How far the zone is ahead of UTC at that instant, in ms. A zone that this machine does not know counts as UTC. */
const offsetMs = (timeZone: string, at: number) => (zoneOffsetMinutes(timeZone, at) ?? 0) * MINUTE_MS;

/**
 * The instant at which a calendar day (`2026-11-21`, from 1970 on) starts in a zone, or `daysLater` days after it. Where
 * clocks go forward at midnight, the day starts at the hour that follows.
 */
export function startOfDay(day: string, timeZone: string, daysLater = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  // Clocks change at most once in these two days.
  const before = offsetMs(timeZone, midnight - DAY_MS);
  const after = offsetMs(timeZone, midnight + DAY_MS);
  const earliest = Math.min(midnight - before, midnight - after);
  const latest = Math.max(midnight - before, midnight - after);
  const start = [earliest, latest].find((at) => at + offsetMs(timeZone, at) === midnight);
  return new Date(start ?? midnight - before);
}

/** An instant as a wall clock in a zone shows it, for files: `2026-11-21 18:30:05`. */
export function formatWallClock(instant: Date, timeZone: string): string {
  const at = instant.getTime();
  return new Date(at + offsetMs(timeZone, at)).toISOString().slice(0, 19).replace('T', ' ');
}
