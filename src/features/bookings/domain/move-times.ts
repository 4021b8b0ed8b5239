import { overlaps } from './interval.ts';
import { busyOf, listSlots, type SlotQuery, type ZoneClock } from './list-slots.ts';
import { DAY_MINUTES, DAY_MS, FURTHEST_DAYS, LESSON_LENGTHS, MINUTE_MS, zoneOn } from './schedule.ts';

/** A time to which a teacher can move a lesson. `isFree`: a learner could have chosen it, but for notice and horizon. */
type MoveTime = { readonly at: number; readonly isFree: boolean };

type MoveQuery = Omit<SlotQuery, 'from' | 'until'> & {
  /** On the teacher's calendar. */
  readonly date: string;
};

/**
 * The times of a date on the teacher's grid that no other lesson takes, in order. A teacher who moves a lesson is not held
 * to hours, notice, horizon or the most lessons of a day. Times that clocks skip are left out.
 */
export function listMoveTimes(
  { date, ...query }: MoveQuery,
  clockOf: (zone: string) => ZoneClock,
): readonly MoveTime[] {
  const { schedule, taken, minutes, now } = query;
  const { rules, zones } = schedule;
  const { instantOf } = clockOf(zoneOn(zones, date));
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const times = Array.from({ length: DAY_MINUTES / rules.gridMinutes }, (_, step) =>
    instantOf(midnight + step * rules.gridMinutes * MINUTE_MS),
  )
    .filter(({ at, skippedAt }) => skippedAt === undefined && at > now && at <= now + FURTHEST_DAYS * DAY_MS)
    .map(({ at }) => at)
    .filter((at) => !taken.some(({ busy }) => overlaps(busy, busyOf(rules, at, minutes))));
  const [first = 0] = times;
  const last = times[times.length - 1] ?? 0;
  const lenient = {
    ...rules,
    lengths: LESSON_LENGTHS,
    offersTrial: true,
    noticeHours: 0,
    horizonDays: FURTHEST_DAYS + 1,
    dailyMost: Number.MAX_SAFE_INTEGER,
  };
  const free = new Set(
    listSlots({ ...query, schedule: { ...schedule, rules: lenient }, from: first, until: last + 1 }, clockOf),
  );
  return times.map((at) => ({ at, isFree: free.has(at) }));
}
