import { expect, test } from 'vitest';
import { listSlots, type ZoneClock } from './list-slots.ts';
import { HOUR_MS, MINUTE_MS, type BookingRules, type Schedule } from './schedule.ts';

/** Zones by their offset in hours, which never changes here. */
const clockOf = (zone: string): ZoneClock => ({
  instantOf: (wall) => ({ at: wall - Number(zone) * HOUR_MS, skippedAt: undefined }),
});

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const at = (time: string, day = 0) =>
  MONDAY + day * 24 * HOUR_MS + (Date.parse(`1970-01-01T${time}:00Z`) % (24 * HOUR_MS));
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (weekday: number, from: string, to: string) => ({
  weekday,
  from: minutesOf(from),
  to: minutesOf(to),
});

const RULES: BookingRules = {
  lengths: [25, 50],
  offersTrial: false,
  gridMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 5,
  noticeHours: 0,
  horizonDays: 60,
  dailyMost: 8,
};

type Changes = Partial<Omit<Schedule, 'rules'>> & {
  readonly rules?: Partial<BookingRules>;
  readonly minutes?: 15 | 25 | 50;
  readonly taken?: readonly (readonly [string, number])[];
  readonly busy?: readonly (readonly [string, string])[];
  readonly now?: number;
};

/** The free times of that Monday and the day after, as times of the clock in UTC. */
function slots({ rules, minutes = 25, taken = [], busy = [], now = MONDAY, ...times }: Changes): string[] {
  const schedule: Schedule = {
    hours: [hours(1, '09:00', '11:00')],
    exceptions: [],
    holidays: [],
    zones: [{ from: null, zone: '0' }],
    ...times,
    rules: { ...RULES, ...rules },
  };
  const after = schedule.rules.bufferAfterMinutes;
  return listSlots(
    {
      schedule,
      minutes,
      now,
      from: MONDAY,
      until: MONDAY + 48 * HOUR_MS,
      busy: busy.map(([from, until]) => ({ from: at(from), until: at(until) })),
      taken: taken.map(([start, length]) => ({
        startsAt: at(start),
        busy: { from: at(start), until: at(start) + (length + after) * MINUTE_MS },
      })),
    },
    clockOf,
  ).map((slot) => new Date(slot).toISOString().slice(8, 16).replace('T', ' '));
}

const day = { date: '2026-11-23' } as const;

test.each<[string, Changes, string[]]>([
  ['a lesson starts on the grid and ends within the hours', {}, ['09:00', '09:30', '10:00', '10:30']],
  ['a longer lesson needs the room', { minutes: 50 }, ['09:00', '09:30', '10:00']],
  [
    'the grid is that of the clock, not of the hours',
    { hours: [hours(1, '09:10', '10:30')], rules: { gridMinutes: 15 } },
    ['09:15', '09:30', '09:45', '10:00'],
  ],
  ['a taken time is not offered', { taken: [['09:30', 25]] }, ['09:00', '10:00', '10:30']],
  [
    'a buffer keeps the time around a lesson free',
    { taken: [['09:30', 25]], rules: { bufferBeforeMinutes: 5, bufferAfterMinutes: 5 } },
    ['09:00', '10:30'],
  ],
  ['a busy time of another calendar is not offered', { busy: [['09:45', '10:15']] }, ['09:00', '10:30']],
  [
    'hours that touch are one',
    { hours: [hours(1, '09:00', '09:30'), hours(1, '09:30', '10:00')], minutes: 50 },
    ['09:00'],
  ],
  [
    'a closed time is taken out',
    { exceptions: [{ ...day, kind: 'closed', from: 540, to: 600 }] },
    ['10:00', '10:30'],
  ],
  [
    'an extra time is added, also on a holiday',
    {
      holidays: [{ from: '2026-11-23', to: '2026-11-24' }],
      exceptions: [{ ...day, kind: 'extra', from: 1_080, to: 1_110 }],
    },
    ['18:00'],
  ],
  ['a holiday has no hours', { holidays: [{ from: '2026-11-20', to: '2026-11-23' }] }, []],
  [
    'the notice counts from now',
    { rules: { noticeHours: 12 }, now: at('09:30', -1) + 12 * HOUR_MS },
    ['09:30', '10:00', '10:30'],
  ],
  [
    'nothing is offered beyond the horizon',
    { rules: { horizonDays: 1 }, now: at('10:00', -1) },
    ['09:00', '09:30'],
  ],
  ['a full day offers nothing', { rules: { dailyMost: 1 }, taken: [['10:30', 25]] }, []],
  ['a length that the teacher does not offer has no times', { minutes: 15 }, []],
  [
    'the trial is a length of its own',
    { minutes: 15, rules: { offersTrial: true, lengths: [] } },
    ['09:00', '09:30', '10:00', '10:30'],
  ],
  [
    'hours are those of the teacher’s zone',
    { zones: [{ from: null, zone: '8' }], hours: [hours(1, '09:00', '10:00')] },
    ['01:00', '01:30'],
  ],
])('%s', (_, changes, expected) => {
  expect(slots(changes)).toEqual(expected.map((time) => `23 ${time}`));
});

test('hours up to midnight go on in the next day', () => {
  const midnight = {
    hours: [
      { weekday: 1, from: 1_410, to: 1_440 },
      { weekday: 2, from: 0, to: 30 },
    ],
    minutes: 50,
  } as const;
  expect(slots(midnight)).toEqual(['23 23:30']);
});

test('from the date of a move on, hours are those of the new zone', () => {
  const zones = [
    { from: null, zone: '0' },
    { from: '2026-11-24', zone: '-5' },
  ];
  expect(slots({ zones, hours: [hours(1, '09:00', '09:30'), hours(2, '09:00', '09:30')] })).toEqual([
    '23 09:00',
    '24 14:00',
  ]);
});
