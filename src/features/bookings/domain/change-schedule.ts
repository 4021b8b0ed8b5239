import {
  DAY_MS,
  MOST_EXCEPTIONS,
  MOST_HOLIDAYS,
  MOST_ZONES,
  type Holiday,
  type HoursException,
  type ZonePeriod,
} from './schedule.ts';

/** How long exceptions of the past are remembered: the calendar shows the week of today whole. */
const REMEMBERED_DAYS = 7;

/** The exceptions to store: those of long ago are forgotten. Undefined: there are too many from today on. */
export function keepExceptions(
  exceptions: readonly HoursException[],
  today: string,
): readonly HoursException[] | undefined {
  const since = new Date(Date.parse(`${today}T00:00:00Z`) - REMEMBERED_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const coming = exceptions.filter(({ date }) => date >= today);
  return coming.length > MOST_EXCEPTIONS ? undefined : exceptions.filter(({ date }) => date >= since);
}

/** Holidays with one more, in the order of their dates. Where the list is full, one that is over makes room. */
export function addHoliday(holidays: readonly Holiday[], added: Holiday, today: string): readonly Holiday[] {
  const others = holidays.filter(({ from, to }) => from !== added.from || to !== added.to);
  const room = others.length < MOST_HOLIDAYS ? others : others.filter(({ to }) => to >= today);
  return [...room, added].sort(
    (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
  );
}

/** Holidays without one of them. */
export const removeHoliday = (holidays: readonly Holiday[], { from, to }: Holiday): readonly Holiday[] =>
  holidays.filter((each) => each.from !== from || each.to !== to);

/**
 * The zones with another one from a date on, until the next one that is planned. A zone that follows itself is left out.
 * Where the list is full, the oldest zones of the past are forgotten.
 */
export function setZone(
  zones: readonly ZonePeriod[],
  { from, zone }: { readonly from: string; readonly zone: string },
  today: string,
): readonly ZonePeriod[] {
  const before = zones.filter((each) => each.from === null || each.from < from);
  const after = zones.filter((each) => each.from !== null && each.from > from);
  return forgetOldest(joinEqual([...before, { from, zone }, ...after]), today);
}

/** The zones without the one that starts on a date: the one before it lasts longer. */
export const removeZone = (zones: readonly ZonePeriod[], from: string): readonly ZonePeriod[] =>
  joinEqual(zones.filter((each) => each.from !== from));

const joinEqual = (zones: readonly ZonePeriod[]): readonly ZonePeriod[] =>
  zones.filter(({ zone }, at) => at === 0 || zones[at - 1]?.zone !== zone);

function forgetOldest(zones: readonly ZonePeriod[], today: string): readonly ZonePeriod[] {
  const [, second, ...later] = zones;
  const isOver = zones.length > MOST_ZONES && second?.from !== undefined && (second.from ?? '') <= today;
  return isOver ? forgetOldest([{ from: null, zone: second.zone }, ...later], today) : zones;
}
