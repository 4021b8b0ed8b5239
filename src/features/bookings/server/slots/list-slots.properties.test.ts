import { expect, test } from 'vitest';
import { openZoneClock } from '#platform/i18n/zone-clock.ts';
import { listSlots } from '../../domain/list-slots.ts';
import { DAY_MS, MINUTE_MS, type BookingLength, type Schedule } from '../../domain/schedule.ts';
import { listChanges, SCANNED_ZONES, scanMinutes } from './zone-scan-fixture.ts';

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function clockOf(zone: string) {
  const clock = openZoneClock(zone);
  if (!clock) throw new Error(`No clock of ${zone}.`);
  return clock;
}

type Scan = ReturnType<typeof scanMinutes>;
type Resolve = (wall: number) => { readonly at: number; readonly exists: boolean; readonly opensAt: number };

/** When the scanned clock shows a wall time: the first minute that does. A skipped one counts on from the one before. */
function resolver(scan: Scan): Resolve {
  const first = new Map<number, number>();
  for (const { at, wall } of scan) if (!first.has(wall)) first.set(wall, at);
  return (wall) => {
    const at = first.get(wall);
    if (at !== undefined) return { at, exists: true, opensAt: at };
    let before = wall;
    while (!first.has(before)) before -= MINUTE_MS;
    const last = first.get(before) ?? 0;
    return { at: last + wall - before, exists: false, opensAt: last + MINUTE_MS };
  };
}

/** A schedule that is the same every day, with exceptions on the day of the change. */
function someSchedule(next: () => number, zone: string, changeDate: string): Schedule {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const minute = () => Math.floor(next() * 97) * 15;
  const ranges = Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
    const [one, other] = [minute(), minute()];
    return { from: Math.min(one, other), to: Math.max(one, other, Math.min(one, other) + 15) };
  }).map(({ from, to }) => ({ from: Math.min(from, 1_425), to: Math.min(to, 1_440) }));
  const exception = {
    date: changeDate,
    kind: pick(['closed', 'extra'] as const),
    from: 60,
    to: pick([90, 150, 240]),
  };
  return {
    hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ranges.map((range) => ({ weekday, ...range }))),
    exceptions: next() < 0.5 ? [] : [exception],
    holidays: [],
    zones: [{ from: null, zone }],
    rules: {
      lengths: [25, 50],
      offersTrial: true,
      gridMinutes: pick([15, 30]),
      bufferBeforeMinutes: pick([0, 5]),
      bufferAfterMinutes: pick([0, 5, 10]),
      noticeHours: 0,
      horizonDays: 60,
      dailyMost: pick([2, 48]),
    },
  };
}

type Case = {
  readonly schedule: Schedule;
  readonly scan: Scan;
  readonly minutes: BookingLength;
  readonly taken: readonly number[];
  readonly from: number;
  readonly until: number;
};

/** The same slots by brute force: every minute of the scan is tried. */
function listSlowly({ schedule, scan, minutes, taken, from, until }: Case): number[] {
  const resolve = resolver(scan);
  const { rules, hours, exceptions } = schedule;
  const dates = [...new Set(scan.map(({ wall }) => Math.floor(wall / DAY_MS)))].slice(1, -1);
  // Which minutes of each date belong to the hours, one by one.
  const isOpenWall = (date: number, minute: number) => {
    const text = new Date(date * DAY_MS).toISOString().slice(0, 10);
    const covers = (range: { from: number; to: number }) => range.from <= minute && minute < range.to;
    const ofDate = exceptions.filter((each) => each.date === text && covers(each));
    if (ofDate.some(({ kind }) => kind === 'extra')) return true;
    if (ofDate.some(({ kind }) => kind === 'closed')) return false;
    return hours.some(
      (each) => each.weekday === ((new Date(date * DAY_MS).getUTCDay() + 6) % 7) + 1 && covers(each),
    );
  };
  const open = new Set<number>();
  const starts: { at: number; date: number }[] = [];
  for (const date of dates) {
    let start: number | undefined;
    for (let minute = 0; minute <= 1_440; minute += 1) {
      const isOpen = minute < 1_440 && isOpenWall(date, minute);
      const wall = date * DAY_MS + minute * MINUTE_MS;
      if (isOpen && minute % rules.gridMinutes === 0 && resolve(wall).exists)
        starts.push({ at: resolve(wall).at, date });
      if (isOpen && start === undefined) start = wall;
      if (!isOpen && start !== undefined) {
        for (let at = resolve(start).opensAt; at < resolve(wall).at; at += MINUTE_MS) open.add(at);
        start = undefined;
      }
    }
  }
  const busy = new Set<number>();
  const around = (at: number, length: number) => {
    const all: number[] = [];
    const end = at + (length + rules.bufferAfterMinutes) * MINUTE_MS;
    for (let minute = at - rules.bufferBeforeMinutes * MINUTE_MS; minute < end; minute += MINUTE_MS)
      all.push(minute);
    return all;
  };
  for (const lesson of taken) for (const minute of around(lesson, 25)) busy.add(minute);
  const lessonsOn = (date: number) =>
    taken.filter((at) => at >= resolve(date * DAY_MS).at && at < resolve((date + 1) * DAY_MS).at).length;
  const slots = starts
    .filter(({ at, date }) => at >= from && at < until && lessonsOn(date) < rules.dailyMost)
    .map(({ at }) => at)
    .filter((at) => {
      for (let minute = 0; minute < minutes; minute += 1)
        if (!open.has(at + minute * MINUTE_MS)) return false;
      return around(at, minutes).every((minute) => !busy.has(minute));
    });
  return [...new Set(slots)].sort((one, other) => one - other);
}

const LENGTHS = [15, 25, 50] as const;

test('around every change of clocks of ten years in 40 zones, slots are those that a scan of all minutes finds', () => {
  let changes = 0;
  let slots = 0;
  SCANNED_ZONES.forEach((zone, index) => {
    const next = numbersFrom(index + 1);
    const all = listChanges(zone, { from: 2_024, until: 2_034 });
    changes += all.length;
    // A zone without changes has an ordinary day.
    (all.length === 0 ? [Date.UTC(2026, 5, 1)] : all).forEach((change, place) => {
      const scan = scanMinutes(zone, change - 1.5 * DAY_MS, change + 3 * DAY_MS);
      const schedule = someSchedule(next, zone, new Date(change).toISOString().slice(0, 10));
      const [from, until] = [change - DAY_MS / 2, change + 1.5 * DAY_MS];
      const taken = Array.from(
        { length: Math.floor(next() * 4) },
        () => from + Math.floor(next() * 192) * 15 * MINUTE_MS,
      );
      const minutes = LENGTHS[(index + place) % LENGTHS.length] ?? 25;
      const busyOfTaken = taken.map((startsAt) => ({
        startsAt,
        busy: {
          from: startsAt - schedule.rules.bufferBeforeMinutes * MINUTE_MS,
          until: startsAt + (25 + schedule.rules.bufferAfterMinutes) * MINUTE_MS,
        },
      }));
      const query = { schedule, taken: busyOfTaken, busy: [], minutes, from, until, now: from };
      const found = listSlots(query, clockOf);
      const expected = listSlowly({ schedule, scan, minutes, taken, from, until });
      if (found.join() !== expected.join()) expect([zone, change, found]).toEqual([zone, change, expected]);
      slots += found.length;
    });
  });
  // It did look at changes and at slots.
  expect(changes).toBeGreaterThan(400);
  expect(slots).toBeGreaterThan(5_000);
}, 300_000);

test('at every change of clocks of ten years in 40 zones, each wall time has its instant', () => {
  let tried = 0;
  for (const zone of SCANNED_ZONES) {
    const clock = clockOf(zone);
    for (const change of listChanges(zone, { from: 2_024, until: 2_034 })) {
      // Every seventh minute of the day in which the clocks change, and of the hours around it.
      for (let at = change - 4 * 60 * MINUTE_MS; at < change + 28 * 60 * MINUTE_MS; at += 7 * MINUTE_MS) {
        const wall = clock.wallOf(at);
        const back = clock.instantOf(wall);
        tried += 1;
        // The same instant, or the earlier of two that show the same time.
        if (back.skippedAt !== undefined || back.at > at || clock.wallOf(back.at) !== wall)
          expect([zone, at, back]).toEqual([zone, at, 'the same wall time']);
      }
    }
  }
  expect(tried).toBeGreaterThan(50_000);
});
