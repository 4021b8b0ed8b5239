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

/** The first instant at which a zone's wall clock shows a time, which is in ms as if it were UTC. */
function instantOf(wall: number, timeZone: string): Date {
  // Clocks change at most once in these two days.
  const before = offsetMs(timeZone, wall - DAY_MS);
  const after = offsetMs(timeZone, wall + DAY_MS);
  const earliest = Math.min(wall - before, wall - after);
  const latest = Math.max(wall - before, wall - after);
  const start = [earliest, latest].find((at) => at + offsetMs(timeZone, at) === wall);
  return new Date(start ?? wall - before);
}

/**
 * The instant at which a calendar day (`2026-11-21`, from 1970 on) starts in a zone, or `daysLater` days after it. Where
 * clocks go forward at midnight, the day starts at the hour that follows.
 */
export const startOfDay = (day: string, timeZone: string, daysLater = 0): Date =>
  instantOf(Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS, timeZone);

/**
 * The instant at which a wall clock in a zone shows a minute (`2026-11-21T18:30`). A time that occurs twice is the
 * first one. A time that clocks skip counts from before the change: 02:30 is then 03:30.
 */
export const instantOfWallClock = (minute: string, timeZone: string): Date =>
  instantOf(Date.parse(`${minute}:00Z`), timeZone);

/** An instant as a wall clock in a zone shows it, for files: `2026-11-21 18:30:05`. */
export function formatWallClock(instant: Date, timeZone: string): string {
  const at = instant.getTime();
  return new Date(at + offsetMs(timeZone, at)).toISOString().slice(0, 19).replace('T', ' ');
}
