import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBusyTimes } from './busy-times.ts';

const WINDOW = { from: Date.UTC(2027, 0, 1), until: Date.UTC(2027, 11, 31) };
const MINUTE = 60_000;
const DAY = 86_400_000;

const calendarOf = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];

/** The times as text, from and until. */
const busy = (lines: readonly string[], zone = 'Europe/London') =>
  readBusyTimes(calendarOf(...lines), { ...WINDOW, zone })?.map(({ from, until }) =>
    [from, until].map((each) => new Date(each).toISOString().slice(0, 16)).join(' '),
  );

const ONE = ['DTSTART:20270310T100000Z', 'DTEND:20270310T110000Z'];

test.each<[string, readonly string[], readonly string[]]>([
  ['in UTC', ONE, ['2027-03-10T10:00 2027-03-10T11:00']],
  [
    'in a zone',
    ['DTSTART;TZID=Asia/Taipei:20270310T100000', 'DTEND;TZID=Asia/Taipei:20270310T110000'],
    ['2027-03-10T02:00 2027-03-10T03:00'],
  ],
  [
    'in a zone with a prefix',
    ['DTSTART;TZID="/freeassociation.sourceforge.net/Asia/Taipei":20270310T100000', 'DURATION:PT1H'],
    ['2027-03-10T02:00 2027-03-10T03:00'],
  ],
  ['without a zone', ['DTSTART:20270710T100000', 'DURATION:PT30M'], ['2027-07-10T09:00 2027-07-10T09:30']],
  ['of a whole day', ['DTSTART;VALUE=DATE:20270710'], ['2027-07-09T23:00 2027-07-10T23:00']],
  [
    'of several days with a change of clocks',
    ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270330'],
    ['2027-03-27T00:00 2027-03-29T23:00'],
  ],
  ['that is marked as free', [...ONE, 'TRANSP:TRANSPARENT'], []],
  ['that is cancelled', [...ONE, 'STATUS:CANCELLED'], []],
  ['that Outlook marks as free', [...ONE, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  ['without an end', ['DTSTART:20270310T100000Z'], []],
  ['that ends before it starts', ['DTSTART:20270310T100000Z', 'DTEND:20270310T090000Z'], []],
  ['without a start', ['SUMMARY:Nothing'], []],
  ['outside of the window', ['DTSTART:20280310T100000Z', 'DURATION:PT1H'], []],
  [
    'that reaches into the window',
    ['DTSTART:20261231T230000Z', 'DURATION:PT2H'],
    ['2027-01-01T00:00 2027-01-01T01:00'],
  ],
  [
    'every week, at the same time on the wall',
    ['DTSTART;TZID=Europe/London:20270322T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2027-03-22T10:00 2027-03-22T11:00', '2027-03-29T09:00 2027-03-29T10:00'],
  ],
  [
    'every day, until a time in UTC, without two of them',
    [
      'DTSTART;TZID=Asia/Taipei:20270310T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;UNTIL=20270313T020000Z',
      'EXDATE;TZID=Asia/Taipei:20270311T100000',
      'EXDATE:20270312T020000Z',
    ],
    ['2027-03-10T02:00 2027-03-10T03:00', '2027-03-13T02:00 2027-03-13T03:00'],
  ],
  [
    'with a further date',
    ['DTSTART;TZID=Asia/Taipei:20270310T100000', 'DURATION:PT1H', 'RDATE:20270312T040000Z'],
    ['2027-03-10T02:00 2027-03-10T03:00', '2027-03-12T04:00 2027-03-12T05:00'],
  ],
  [
    'with a rule that is not understood',
    [...ONE, 'RRULE:FREQ=HOURLY'],
    ['2027-03-10T10:00 2027-03-10T11:00'],
  ],
  [
    'in folded lines',
    ['DTSTART;TZID=Asia/Tai\r\n pei:20270310T100000', 'DURATION:PT1H'],
    ['2027-03-10T02:00 2027-03-10T03:00'],
  ],
])('an event %s', (_, lines, expected) => {
  expect(busy(event(...lines))).toEqual(expected);
});

test('a replaced time of a repeated event takes the place of the first one, and a cancelled one none', () => {
  const lines = [
    ...event(...ONE, 'RRULE:FREQ=DAILY;COUNT=3'),
    ...event('RECURRENCE-ID:20270311T100000Z', 'DTSTART:20270311T150000Z', 'DURATION:PT1H'),
    ...event(
      'RECURRENCE-ID:20270312T100000Z',
      'DTSTART:20270312T100000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    ),
  ];
  expect(busy(lines)).toEqual(['2027-03-10T10:00 2027-03-10T11:00', '2027-03-11T15:00 2027-03-11T16:00']);
});

test('a zone that the calendar describes is understood, and one that nobody knows is the own one', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const at = (name: string) =>
    event(`DTSTART;TZID=${name}:20270327T100000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
  expect(busy([...zone, ...at('W. Europe Standard Time')])).toEqual([
    '2027-03-27T09:00 2027-03-27T10:00',
    '2027-03-28T08:00 2027-03-28T09:00',
  ]);
  expect(busy(at('Nowhere'), 'Asia/Taipei')?.[0]).toBe('2027-03-27T02:00 2027-03-27T03:00');
});

describe('what is no calendar', () => {
  test.each([
    '',
    '<html></html>',
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT\nEND:VEVENT',
    'BEGIN:VCALENDAR\nEND:VEVENT',
  ])('is refused: %j', (text) => expect(readBusyTimes(text, { ...WINDOW, zone: 'UTC' })).toBeUndefined());

  test('is any text, without harm', () => {
    const words = fc.constantFrom(
      'DTSTART',
      'RRULE',
      'EXDATE',
      'DURATION',
      ':',
      ';',
      '=',
      '"',
      ',',
      '\n',
      '99999999T999999',
      'FREQ',
      'DAILY',
      'BYDAY=9MO',
      'INTERVAL=0',
      'COUNT=-1',
      'P9W',
      'UNTIL',
      'TZID',
      'YEARLY',
      'BYMONTHDAY=-31',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        for (const one of busy(event(...ONE, parts.join(''))) ?? []) expect(one).toMatch(/^\d{4}/);
      }),
    );
  });

  test('is a calendar that takes too much work', () => {
    const endless = event('DTSTART:10010101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=99999999');
    expect(busy(Array.from({ length: 10 }, () => endless).flat())).toBeUndefined();
  });
});

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 });
const numbered = fc
  .tuple(fc.constantFrom('1', '2', '-1', '-2', '4'), fc.constantFrom(...WEEKDAYS))
  .map(([nth, day]) => `${nth}${day}`);
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 });
const rules = fc.oneof(
  fc.constant('FREQ=DAILY'),
  weekdays.map((days) => `FREQ=DAILY;BYDAY=${days.join(',')}`),
  fc
    .tuple(weekdays, fc.constantFrom('MO', 'SU'))
    .map(([days, first]) => `FREQ=WEEKLY;BYDAY=${days.join(',')};WKST=${first}`),
  fc.constant('FREQ=WEEKLY'),
  fc.constant('FREQ=MONTHLY'),
  fc.integer({ min: 1, max: 31 }).map((date) => `FREQ=MONTHLY;BYMONTHDAY=${date}`),
  numbered.map((day) => `FREQ=MONTHLY;BYDAY=${day}`),
  fc
    .tuple(weekdays, fc.constantFrom('1', '-1', '2'))
    .map(([days, at]) => `FREQ=MONTHLY;BYDAY=${days.join(',')};BYSETPOS=${at}`),
  fc.constant('FREQ=YEARLY'),
  fc.tuple(months, numbered).map(([each, day]) => `FREQ=YEARLY;BYMONTH=${each.join(',')};BYDAY=${day}`),
);
const ends = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(';UNTIL=20270601T000000Z', ';UNTIL=20271001T120000Z'),
);

/** The first time of a rule on or after a day, so that the start is one of its times. */
function startOf(rule: string, day: number): number | undefined {
  const start = ICAL.Time.fromJSDate(new Date(day + 10 * 60 * MINUTE), true);
  const iterator = ICAL.Recur.fromString(rule).iterator(start);
  for (let tries = 0; tries < 50; tries += 1) {
    const next = iterator.next();
    if (!next) return undefined;
    if (next.toJSDate() >= start.toJSDate()) return next.toJSDate().getTime();
  }
  return undefined;
}

test('rules repeat as another program says', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 4 }),
      ends,
      fc.integer({ min: -800, max: 300 }),
      (rule, interval, end, day) => {
        const whole = `${rule};INTERVAL=${interval}`;
        const first = startOf(whole, WINDOW.from + day * DAY);
        // An event takes place at its start, even where its rule ends before.
        fc.pre(first !== undefined && (!end.includes('UNTIL') || first < Date.UTC(2027, 5, 1)));
        const start = ICAL.Time.fromJSDate(new Date(first ?? 0), true);
        const iterator = ICAL.Recur.fromString(`${whole}${end}`).iterator(start);
        const expected: string[] = [];
        for (let next = iterator.next(); next; next = iterator.next()) {
          const at = next.toJSDate().getTime();
          if (at >= WINDOW.until) break;
          if (at >= WINDOW.from) expected.push(new Date(at).toISOString().slice(0, 16));
        }
        const text = new Date(first ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
        const times = busy(event(`DTSTART:${text}`, 'DURATION:PT1H', `RRULE:${whole}${end}`), 'UTC');
        expect(times?.map((each) => each.slice(0, 16)).sort()).toEqual(expected);
        compared += expected.length;
      },
    ),
    { numRuns: 500 },
  );
  expect(compared).toBeGreaterThan(1_000);
});

test('an event whose UID is skipped takes no time', () => {
  const text = calendarOf(
    ...['ours', 'other'].flatMap((uid) => ['BEGIN:VEVENT', `UID:${uid}`, ...ONE, 'END:VEVENT']),
  );
  const options = { ...WINDOW, zone: 'Europe/London' };
  expect(readBusyTimes(text, { ...options, skips: (uid) => uid === 'ours' })).toHaveLength(1);
  expect(readBusyTimes(text, options)).toHaveLength(2);
});
