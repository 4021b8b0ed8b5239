import { openZoneClock } from '../i18n/zone-clock.ts';
import { parseCalendar, type CalendarComponent, type CalendarLine } from './parse-calendar.ts';
import { parseRule, repeat, type Budget } from './recurrence.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LONGEST_MS = 62 * DAY_MS;
const MOST_STEPS = 200_000;

type BusyTime = { readonly from: number; readonly until: number };
type Window = BusyTime;

/** Turns a wall time into its instant; both in ms. */
type WallClock = (wall: number) => number;

/** A time as it is written: on a wall, and the clock of that wall. */
type WrittenTime = { readonly wall: number; readonly isDate: boolean; readonly clock: WallClock };

const UTC: WallClock = (wall) => wall;

function clockOfZone(zone: string): WallClock | undefined {
  const clock = openZoneClock(zone);
  return clock && ((wall) => clock.instantOf(wall).at);
}

const lineOf = (component: CalendarComponent, name: string): CalendarLine | undefined =>
  component.lines.find((line) => line.name === name);
const linesOf = (component: CalendarComponent, name: string): readonly CalendarLine[] =>
  component.lines.filter((line) => line.name === name);
const valueOf = (component: CalendarComponent, name: string): string =>
  lineOf(component, name)?.value.trim() ?? '';

function parseWall(
  text: string,
): { readonly wall: number; readonly isDate: boolean; readonly isUtc: boolean } | undefined {
  const [all, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/i.exec(text.trim()) ?? [];
  if (all === undefined || Number(year) < 1_000) return undefined;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour ?? 0),
    Number(minute ?? 0),
  );
  return { wall, isDate: hour === undefined, isUtc: utc !== undefined };
}

/** `+0800` in ms. */
function parseOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The clock that a calendar describes itself (VTIMEZONE), for the time of the window. */
function clockOfRules(zone: CalendarComponent, window: Window, budget: Budget): WallClock {
  const changes = zone.parts.flatMap((part) => {
    const start = parseWall(valueOf(part, 'DTSTART'));
    if (!start) return [];
    const offset = parseOffset(valueOf(part, 'TZOFFSETTO'));
    const rule = parseRule(valueOf(part, 'RRULE'));
    const range = { from: window.from - 400 * DAY_MS, until: window.until + 2 * DAY_MS, budget };
    const walls = (rule && repeat(rule, start.wall, range)) ?? [];
    return [start.wall, ...walls].map((wall) => ({ wall, offset }));
  });
  changes.sort((one, other) => one.wall - other.wall);
  return (wall) => {
    const last = changes.filter((change) => change.wall <= wall).pop() ?? changes[0];
    return wall - (last?.offset ?? 0);
  };
}

/** Finds the clock of a name. Programs put a prefix before an IANA name, or describe the zone in the calendar. */
function zoneReader(calendar: CalendarComponent, window: Window, budget: Budget, ownClock: WallClock) {
  const known = new Map<string, WallClock>();
  const find = (name: string): WallClock => {
    const described = calendar.parts.find(
      (part) => part.name === 'VTIMEZONE' && valueOf(part, 'TZID') === name,
    );
    const iana = [
      name,
      name.split('/').slice(-2).join('/'),
      described ? valueOf(described, 'X-LIC-LOCATION') : '',
    ];
    const clock = iana.map((each) => (each === '' ? undefined : clockOfZone(each))).find((each) => each);
    return clock ?? (described ? clockOfRules(described, window, budget) : ownClock);
  };
  return (name: string | undefined): WallClock => {
    if (name === undefined) return ownClock;
    const clock = known.get(name) ?? find(name);
    known.set(name, clock);
    return clock;
  };
}

type ZoneReader = ReturnType<typeof zoneReader>;

function readTime({ parameters, value }: CalendarLine, zoneOf: ZoneReader): WrittenTime | undefined {
  const parsed = parseWall(value);
  if (!parsed) return undefined;
  const { wall, isDate, isUtc } = parsed;
  return { wall, isDate, clock: isUtc ? UTC : zoneOf(isDate ? undefined : parameters['TZID']) };
}

/** The times of a line with several, such as EXDATE; of a period its start. */
const readTimes = ({ parameters, value, name }: CalendarLine, zoneOf: ZoneReader): readonly WrittenTime[] =>
  value.split(',').flatMap((each) => {
    const [start = ''] = each.split('/');
    return readTime({ name, parameters, value: start }, zoneOf) ?? [];
  });

const instantOf = ({ wall, clock }: WrittenTime): number => clock(wall);

/** `P1DT2H30M` in days and ms. */
function parseDuration(text: string): { readonly days: number; readonly ms: number } | undefined {
  const [all, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(text) ??
    [];
  if (all === undefined) return undefined;
  return {
    days: Number(weeks) * 7 + Number(days),
    ms: (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1_000,
  };
}

/** How an event ends, for each of its starts. */
function endReader(
  event: CalendarComponent,
  start: WrittenTime,
  zoneOf: ZoneReader,
): (wall: number) => number {
  const endLine = lineOf(event, 'DTEND');
  const end = endLine && readTime(endLine, zoneOf);
  const duration = parseDuration(valueOf(event, 'DURATION'));
  if (start.isDate) {
    const days = end ? (end.wall - start.wall) / DAY_MS : (duration?.days ?? 1);
    return (wall) => start.clock(wall + Math.max(1, Math.round(days)) * DAY_MS);
  }
  if (end) {
    const length = instantOf(end) - instantOf(start);
    return (wall) => start.clock(wall) + length;
  }
  return (wall) => start.clock(wall + (duration?.days ?? 0) * DAY_MS) + (duration?.ms ?? 0);
}

/** Whether an event takes no time: it is cancelled, or marked as free. */
const isFree = (event: CalendarComponent) =>
  valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED' ||
  valueOf(event, 'TRANSP').toUpperCase() === 'TRANSPARENT' ||
  valueOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() === 'FREE';

/** The starts of an event on its wall, with those of its rules. Undefined: they take too much work. */
function startsOf(
  event: CalendarComponent,
  start: WrittenTime,
  {
    window,
    budget,
    zoneOf,
  }: { readonly window: Window; readonly budget: Budget; readonly zoneOf: ZoneReader },
): readonly number[] | undefined {
  const range = { from: window.from - LONGEST_MS, until: window.until + DAY_MS, budget };
  const walls = new Set([start.wall]);
  for (const line of linesOf(event, 'RRULE')) {
    const rule = parseRule(line.value.trim());
    if (!rule) continue;
    const repeated = repeat(rule, start.wall, range);
    if (!repeated) return undefined;
    const end = rule.until === undefined ? undefined : parseWall(rule.until);
    for (const wall of repeated) {
      const isBefore =
        !end ||
        (end.isDate
          ? wall < end.wall + DAY_MS
          : end.isUtc && !start.isDate
            ? start.clock(wall) <= end.wall
            : wall <= end.wall);
      if (isBefore) walls.add(wall);
    }
  }
  // Added times are on the same wall as the start where they name the same zone, which they do.
  for (const line of linesOf(event, 'RDATE'))
    for (const time of readTimes(line, zoneOf))
      walls.add(time.clock === UTC ? wallNear(start, time.wall) : time.wall);
  const excluded = linesOf(event, 'EXDATE').flatMap((line) => readTimes(line, zoneOf));
  const instants = new Set(excluded.filter(({ isDate }) => !isDate || start.isDate).map(instantOf));
  const dates = new Set(excluded.filter(({ isDate }) => isDate).map(({ wall }) => wall));
  return [...walls].filter(
    (wall) => !instants.has(start.clock(wall)) && !dates.has(Math.floor(wall / DAY_MS) * DAY_MS),
  );
}

/** What the clock of a start shows at an instant. It differs from UTC by at most 15 hours. */
function wallNear({ clock }: WrittenTime, instant: number): number {
  const offset = instant - clock(instant);
  return (
    instant + (clock(instant + offset) === instant ? offset : instant - clock(instant + offset) + offset)
  );
}

/**
 * The times of a calendar in which its owner is not free, within a window; instants are ms since 1970. Repeated events,
 * exceptions, all-day events and zones are understood; events that are cancelled or marked as free take no time. Times
 * without a zone and whole days are those of `zone`. Events whose UID is skipped take no time. A rule that is not understood counts for its first time only.
 * Undefined: it is no calendar, or one that takes too much work.
 */
export function readBusyTimes(
  text: string,
  {
    zone,
    skips = () => false,
    ...window
  }: Window & { readonly zone: string; readonly skips?: (uid: string) => boolean },
): readonly BusyTime[] | undefined {
  const calendar = parseCalendar(text);
  if (!calendar) return undefined;
  const budget = { left: MOST_STEPS };
  const zoneOf = zoneReader(calendar, window, budget, clockOfZone(zone) ?? UTC);
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  // An event that replaces one time of a repeated one takes its place.
  const replaced = new Map<string, Set<number>>();
  for (const event of events) {
    const line = lineOf(event, 'RECURRENCE-ID');
    const time = line && readTime(line, zoneOf);
    if (!time) continue;
    const uid = valueOf(event, 'UID');
    replaced.set(uid, (replaced.get(uid) ?? new Set()).add(instantOf(time)));
  }
  const busy: BusyTime[] = [];
  for (const event of events) {
    const line = lineOf(event, 'DTSTART');
    const start = line && readTime(line, zoneOf);
    if (!start || isFree(event) || skips(valueOf(event, 'UID'))) continue;
    const starts = startsOf(event, start, { window, budget, zoneOf });
    if (!starts) return undefined;
    const endOf = endReader(event, start, zoneOf);
    const others = lineOf(event, 'RECURRENCE-ID') ? undefined : replaced.get(valueOf(event, 'UID'));
    for (const wall of starts) {
      const from = start.clock(wall);
      if (others?.has(from)) continue;
      const until = Math.min(endOf(wall), from + LONGEST_MS);
      if (from < until && until > window.from && from < window.until)
        busy.push({ from: Math.max(from, window.from), until: Math.min(until, window.until) });
    }
  }
  return busy;
}
