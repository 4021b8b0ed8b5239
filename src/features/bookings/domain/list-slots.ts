import { firstEndingAfter, mergeIntervals, overlaps, subtractIntervals, type Interval } from './interval.ts';
import {
  DAY_MINUTES,
  DAY_MS,
  HOUR_MS,
  lengthsOf,
  MINUTE_MS,
  zoneOn,
  type BookingLength,
  type DayRange,
  type Schedule,
} from './schedule.ts';

/** The wall clock of a zone, as the platform reads it. */
export type ZoneClock = {
  instantOf(wall: number): { readonly at: number; readonly skippedAt: number | undefined };
};

/** A lesson of the teacher: when it starts, and the time that it takes with its buffers. */
export type TakenTime = { readonly startsAt: number; readonly busy: Interval };

export type SlotQuery = {
  readonly schedule: Schedule;
  /** Lessons that are held or booked; instants are ms since 1970 everywhere. */
  readonly taken: readonly TakenTime[];
  /** Times of the teacher's other calendars. */
  readonly busy: readonly Interval[];
  readonly minutes: BookingLength;
  /** Slots start in this time. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
};

/** The time that a lesson takes from the teacher, with its buffers. */
export const busyOf = (
  { bufferBeforeMinutes, bufferAfterMinutes }: Schedule['rules'],
  startsAt: number,
  minutes: number,
): Interval => ({
  from: startsAt - bufferBeforeMinutes * MINUTE_MS,
  until: startsAt + (minutes + bufferAfterMinutes) * MINUTE_MS,
});

const toInterval = ({ from, to }: DayRange): Interval => ({ from, until: to });

/** The hours of a calendar date, in minutes of its day. */
function hoursOn({ hours, exceptions, holidays }: Schedule, date: string, weekday: number): Interval[] {
  const ofDate = exceptions.filter((each) => each.date === date);
  const isHoliday = holidays.some(({ from, to }) => from <= date && date <= to);
  const closed = isHoliday
    ? [{ from: 0, until: DAY_MINUTES }]
    : ofDate.filter(({ kind }) => kind === 'closed').map(toInterval);
  return mergeIntervals([
    ...subtractIntervals(hours.filter((each) => each.weekday === weekday).map(toInterval), closed),
    ...ofDate.filter(({ kind }) => kind === 'extra').map(toInterval),
  ]);
}

type Day = {
  readonly from: number;
  readonly until: number;
  readonly open: readonly Interval[];
  readonly starts: readonly number[];
};

/** A day of the teacher as instants. `day` counts days since 1970. */
function readDay(schedule: Schedule, day: number, clockOf: (zone: string) => ZoneClock): Day {
  const midnight = day * DAY_MS;
  const date = new Date(midnight).toISOString().slice(0, 10);
  // The first day of 1970 was a Thursday.
  const ranges = hoursOn(schedule, date, ((day + 3) % 7) + 1);
  const clock = clockOf(zoneOn(schedule.zones, date));
  const resolve = (minute: number) => clock.instantOf(midnight + minute * MINUTE_MS);
  const { gridMinutes } = schedule.rules;
  const starts: number[] = [];
  for (const { from, until } of ranges) {
    for (let minute = Math.ceil(from / gridMinutes) * gridMinutes; minute < until; minute += gridMinutes) {
      const { at, skippedAt } = resolve(minute);
      // Clocks skip this time, so nothing starts then.
      if (skippedAt === undefined) starts.push(at);
    }
  }
  const open = ranges.map(({ from, until }) => {
    const start = resolve(from);
    return { from: start.skippedAt ?? start.at, until: resolve(until).at };
  });
  return { from: resolve(0).at, until: resolve(DAY_MINUTES).at, open, starts };
}

/**
 * The times at which a lesson can start: within the hours, on the grid, after the notice and before the horizon, with
 * room for the lesson and its buffers, on a day that is not full. In order. A length that the teacher does not offer has
 * none. Where clocks go back, the first of two equal times counts.
 */
export function listSlots(query: SlotQuery, clockOf: (zone: string) => ZoneClock): number[] {
  const { schedule, taken, busy, minutes, now } = query;
  const { rules } = schedule;
  if (!lengthsOf(rules).includes(minutes)) return [];
  const from = Math.max(query.from, now + rules.noticeHours * HOUR_MS);
  const until = Math.min(query.until, now + rules.horizonDays * DAY_MS);
  if (from >= until) return [];
  // A day of any zone starts less than a day before or after the day in UTC.
  const [first, last] = [Math.floor(from / DAY_MS) - 1, Math.floor(until / DAY_MS) + 1];
  const days = Array.from({ length: last - first + 1 }, (_, at) => readDay(schedule, first + at, clockOf));
  const open = mergeIntervals(days.flatMap((day) => day.open));
  const blocked = mergeIntervals([...busy, ...taken.map((lesson) => lesson.busy)]);
  const slots: number[] = [];
  for (const day of days) {
    const lessons = taken.filter(({ startsAt }) => day.from <= startsAt && startsAt < day.until).length;
    if (lessons >= rules.dailyMost) continue;
    for (const at of day.starts) {
      if (at < from || at >= until) continue;
      const hours = firstEndingAfter(open, at);
      if (!hours || at < hours.from || at + minutes * MINUTE_MS > hours.until) continue;
      const needed = busyOf(rules, at, minutes);
      const next = firstEndingAfter(blocked, needed.from);
      if (!next || !overlaps(next, needed)) slots.push(at);
    }
  }
  // Two days of different zones may share a time.
  return slots.sort((one, other) => one - other).filter((at, place) => at !== slots[place - 1]);
}
