import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { formatWall, openZoneClock } from '#platform/i18n/zone-clock.ts';
import type { Interval } from '../../domain/interval.ts';
import { listSlots } from '../../domain/list-slots.ts';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  zoneOn,
  type BookingLength,
  type Schedule,
} from '../../domain/schedule.ts';
import { listBusyTimes } from '../busy/busy-store.ts';
import type { StoredTeacher } from '../lesson-teacher-store.ts';
import { listTaken, listTakenAsLearner } from '../taken-times-store.ts';

/** The wall clock of a zone; that of UTC where this machine does not know it. */
export function clockOf(zone: string) {
  const clock = openZoneClock(zone) ?? openZoneClock('UTC');
  if (!clock) throw new Error('This machine knows no UTC.');
  return clock;
}

/** The zone itself, or UTC where this machine does not know it. */
export const zoneOrUtc = (zone: string): string => (openZoneClock(zone) ? zone : 'UTC');

type SlotRange = {
  readonly minutes: BookingLength;
  /** Slots start in this time. */
  readonly from: Date;
  readonly until: Date;
  readonly now: Date;
  /** A booking to move: its own time is free. */
  readonly except?: string;
};

/** The times at which a teacher is busy besides the lessons given: other calendars, and lessons that the account takes. */
export async function listOtherTimes(
  database: DatabaseOrTransaction,
  { teacher, accountId }: Pick<StoredTeacher, 'teacher' | 'accountId'>,
  range: Parameters<typeof listTakenAsLearner>[2],
): Promise<Interval[]> {
  const busy = await listBusyTimes(database, teacher);
  if (accountId === null) return busy;
  const own = await listTakenAsLearner(database, accountId, range);
  return [
    ...busy,
    ...own.map(({ busyFrom, busyUntil }) => ({ from: busyFrom.getTime(), until: busyUntil.getTime() })),
  ];
}

/** The free times of a teacher, in order. */
export async function findSlots(
  database: DatabaseOrTransaction,
  { teacher, accountId, schedule }: Pick<StoredTeacher, 'teacher' | 'accountId' | 'schedule'>,
  { minutes, from, until, now, except }: SlotRange,
): Promise<Date[]> {
  const { noticeHours, horizonDays } = schedule.rules;
  const first = Math.max(from.getTime(), now.getTime() + noticeHours * HOUR_MS);
  const last = Math.min(until.getTime(), now.getTime() + horizonDays * DAY_MS);
  if (first >= last) return [];
  // The most lessons of a day are counted over whole days of the teacher.
  const range = { from: new Date(first - 2 * DAY_MS), until: new Date(last + 2 * DAY_MS), now };
  const taken = await listTaken(database, teacher, { ...range, ...(except === undefined ? {} : { except }) });
  return listSlots(
    {
      schedule,
      taken: taken.map((lesson) => ({
        startsAt: lesson.startsAt.getTime(),
        busy: { from: lesson.busyFrom.getTime(), until: lesson.busyUntil.getTime() },
      })),
      busy: await listOtherTimes(database, { teacher, accountId }, range),
      minutes,
      from: first,
      until: last,
      now: now.getTime(),
    },
    clockOf,
  ).map((at) => new Date(at));
}

const NEAREST = 3;

/** The free times that are nearest to a time, in order. */
export async function findNearest(
  database: DatabaseOrTransaction,
  teacher: StoredTeacher,
  { minutes, at, now, except }: Pick<SlotRange, 'minutes' | 'now' | 'except'> & { readonly at: Date },
): Promise<Date[]> {
  const distance = (slot: Date) => Math.abs(slot.getTime() - at.getTime());
  const slots = await findSlots(database, teacher, {
    minutes,
    now,
    from: new Date(at.getTime() - 7 * DAY_MS),
    until: new Date(at.getTime() + 14 * DAY_MS),
    ...(except === undefined ? {} : { except }),
  });
  return slots
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** The zone of a teacher at an instant. */
export function teacherZoneAt({ zones }: Pick<Schedule, 'zones'>, instant: Date): string {
  const [only, ...others] = zones;
  if (only && others.length === 0) return only.zone;
  // The date in the zone of the day before decides, which is the same but for the day of a move.
  const first = zoneOn(zones, instant.toISOString().slice(0, 10));
  const date = formatWall(clockOf(first).wallOf(instant.getTime())).slice(0, 10);
  return zoneOn(zones, date);
}

/** What a zone's wall clock shows at an instant: `2026-11-21T18:30`. */
export const localOf = (instant: Date, zone: string): string =>
  formatWall(clockOf(zone).wallOf(instant.getTime()));

/** ISO 8601 in UTC. A list has thousands of instants, nearly all of them whole minutes. */
const instantText = (instant: Date) =>
  instant.getTime() % MINUTE_MS === 0 ? `${formatWall(instant.getTime())}:00.000Z` : instant.toISOString();

/** The date on a teacher's calendar at an instant: `2026-11-21`. */
export const dayOf = ({ zones }: Pick<Schedule, 'zones'>, instant: Date): string =>
  localOf(instant, teacherZoneAt({ zones }, instant)).slice(0, 10);

/** A free time as pages show it. */
export const viewSlot = (slot: Date, zone: string, { schedule }: Pick<StoredTeacher, 'schedule'>) => ({
  starts_at: instantText(slot),
  local: localOf(slot, zone),
  teacher_local: localOf(slot, teacherZoneAt(schedule, slot)),
});
