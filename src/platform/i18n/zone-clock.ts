const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** No zone is further from UTC than this. */
const FURTHEST_MS = 15 * HOUR_MS;

const MOST_DAYS = 1_000;

/**
 * The wall clock of a zone. Instants are ms since 1970. A wall time is what the clock shows, in ms as if it were UTC; its
 * seconds are zero.
 */
export type ZoneClock = {
  /** What the clock shows at an instant. */
  wallOf(instant: number): number;
  /**
   * When the clock shows a wall time: the first time, where it does so twice. A time that clocks skip counts from before
   * the change (02:30 is then 03:30), and `skippedAt` is the instant of that change.
   */
  instantOf(wall: number): { readonly at: number; readonly skippedAt: number | undefined };
};

/** The offset of one day in UTC. It changes once at most. */
type DayOffsets = { readonly before: number; readonly after: number; readonly changeAt: number };

function offsetReader(format: Intl.DateTimeFormat): (instant: number) => number {
  return (instant) => {
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0] = (
      format.format(instant).match(/\d+/g) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  };
}

function clockOf(format: Intl.DateTimeFormat): ZoneClock {
  const readOffset = offsetReader(format);
  const days = new Map<number, DayOffsets>();

  /** The first minute of a day, which starts at `start`, without the offset that it starts with. */
  function findChange(start: number, before: number): number {
    let [low, high] = [start, start + DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (readOffset(middle) === before) low = middle;
      else high = middle;
    }
    return high;
  }

  function offsetsOf(day: number): DayOffsets {
    const known = days.get(day);
    if (known) return known;
    const before = days.get(day - 1)?.after ?? readOffset(day * DAY_MS);
    const after = readOffset((day + 1) * DAY_MS);
    const changeAt = before === after ? (day + 1) * DAY_MS : findChange(day * DAY_MS, before);
    if (days.size >= MOST_DAYS) days.clear();
    const offsets = { before, after, changeAt };
    days.set(day, offsets);
    return offsets;
  }

  function offsetAt(instant: number): number {
    const { before, after, changeAt } = offsetsOf(Math.floor(instant / DAY_MS));
    return instant < changeAt ? before : after;
  }

  return {
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf(wall) {
      const before = offsetAt(wall - FURTHEST_MS);
      const after = offsetAt(wall + FURTHEST_MS);
      // Nearly always: no change is near.
      if (before === after && offsetAt(wall - before) === before) {
        return { at: wall - before, skippedAt: undefined };
      }
      const first = Math.min(wall - before, wall - after);
      const second = Math.max(wall - before, wall - after);
      const at = [first, second].find((each) => each + offsetAt(each) === wall);
      if (at !== undefined) return { at, skippedAt: undefined };
      // The clock is ahead of the wall time at the later instant and behind it at the earlier one.
      const changeAt = [first, second]
        .map((each) => offsetsOf(Math.floor(each / DAY_MS)))
        .find((day) => day.before !== day.after)?.changeAt;
      return { at: wall - before, skippedAt: changeAt ?? wall - before };
    },
  };
}

/** By the zone's own name, so that other spellings of it add nothing. A machine knows some hundred zones. */
const clocks = new Map<string, ZoneClock>();

/** The wall clock of an IANA zone. Undefined: this machine does not know the zone. */
export function openZoneClock(timeZone: string): ZoneClock | undefined {
  const known = clocks.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const name = format.resolvedOptions().timeZone;
    const clock = clocks.get(name) ?? clockOf(format);
    clocks.set(name, clock);
    return clock;
  } catch {
    return undefined;
  }
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`);

const TIMES = Array.from(
  { length: DAY_MS / MINUTE_MS },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
);

/** The texts of dates. A list of times has many of one day, in several zones at once. */
const dates = new Map<number, string>();

function dateText(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  if (dates.size >= MOST_DAYS) dates.clear();
  const text = new Date(day * DAY_MS).toISOString().slice(0, 11);
  dates.set(day, text);
  return text;
}

/** A wall time as text: `2026-11-21T18:30`. Years from 0 to 9999. */
export function formatWall(wall: number): string {
  const day = Math.floor(wall / DAY_MS);
  return dateText(day) + (TIMES[Math.floor((wall - day * DAY_MS) / MINUTE_MS)] ?? '');
}
