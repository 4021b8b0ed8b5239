import { expect, test } from 'vitest';
import { openZoneClock } from '#platform/i18n/zone-clock.ts';
import { listMoveTimes } from './move-times.ts';
import { HOUR_MS, MINUTE_MS, type Schedule } from './schedule.ts';

const clockOf = (zone: string) => {
  const clock = openZoneClock(zone);
  if (!clock) throw new Error(`no clock of ${zone}`);
  return clock;
};
const schedule: Schedule = {
  hours: [{ weekday: 2, from: 1_080, to: 1_200 }],
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [50],
    offersTrial: false,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 1,
    dailyMost: 1,
  },
};
const NOW = Date.UTC(2026, 10, 24, 16, 10);
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 24, hour, minute);
const query = { schedule, taken: [], busy: [], minutes: 25, date: '2026-11-24', now: NOW } as const;

test('all times of the rest of the day are there; those in the hours are free, in spite of notice and rules', () => {
  const times = listMoveTimes(query, clockOf);
  expect(times[0]).toEqual({ at: at(16, 30), isFree: false });
  expect(times).toHaveLength(15);
  expect(times.filter(({ isFree }) => isFree).map((each) => each.at)).toEqual([
    at(18),
    at(18, 30),
    at(19),
    at(19, 30),
  ]);
});

test('a time that would touch another lesson or its buffer is left out, and one of another calendar is not free', () => {
  const taken = [{ startsAt: at(18), busy: { from: at(18), until: at(18, 55) } }];
  const busy = [{ from: at(19), until: at(19) + HOUR_MS / 2 }];
  const evening = listMoveTimes({ ...query, taken, busy }, clockOf).filter(
    (each) => each.at >= at(17) && each.at < at(20),
  );
  expect(evening).toEqual([
    { at: at(17), isFree: false },
    // 17:30 would end, with its buffer, at 18:00.
    { at: at(17, 30), isFree: false },
    { at: at(19), isFree: false },
    { at: at(19, 30), isFree: true },
  ]);
});

test('a time that clocks skip is no time', () => {
  const now = Date.UTC(2027, 2, 27);
  const times = listMoveTimes({ ...query, date: '2027-03-28', now }, clockOf).map((each) => each.at);
  // One hour is missing in London: 01:00 is 02:00.
  expect(times).toHaveLength(46);
  expect(times[2]).toBe((times[1] ?? 0) + 30 * MINUTE_MS);
});
