import { describe, expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatInstant,
  ownTimeZone,
  wallClock,
  zoneOffsetMinutes,
} from './zoned-time.ts';

const EVENING = '2026-11-21T10:30:00.000Z';
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an instant is formatted in the requested language and zone', () => {
  test.each([
    ['en', 'Asia/Taipei', undefined, '21 Nov 2026, 18:30'],
    ['en', 'America/New_York', undefined, '21 Nov 2026, 05:30'],
    ['en', 'Pacific/Auckland', 'date', '21 November 2026'],
    ['en', 'Asia/Taipei', 'day', 'Saturday 21 November'],
    ['zh-Hant', 'Asia/Taipei', undefined, '2026年11月21日 下午6:30'],
    ['zh-Hant', 'Asia/Taipei', 'date', '2026年11月21日'],
    ['zh-Hant', 'Asia/Taipei', 'day', '11月21日星期六'],
  ] as const)('%s in %s as %s: %s', (language, timeZone, shape, text) => {
    expect(
      plain(formatInstant(EVENING, { language, timeZone, shape })).replace(/Saturday,/, 'Saturday'),
    ).toBe(text);
  });
});

test.each([null, undefined, 'Mars/Olympus', ''])('the zone %j counts as the browser’s own', (timeZone) => {
  const own = formatInstant(EVENING, { language: 'en', timeZone: ownTimeZone() });
  expect(formatInstant(EVENING, { language: 'en', timeZone })).toBe(own);
});

test.each([
  ['en', '1 December 2026'],
  ['zh-Hant', '2026年12月1日'],
] as const)('a calendar date in %s is %s, wherever the reader is', (language, text) => {
  expect(formatCalendarDate('2026-12-01', language)).toBe(text);
});

test.each([
  ['2026-11-21T10:30:00Z', 'Asia/Taipei', '2026-11-21', 18],
  ['2026-11-21T16:00:00Z', 'Asia/Taipei', '2026-11-22', 0],
  ['2026-11-21T16:59:59Z', 'Asia/Kolkata', '2026-11-21', 22],
  ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31', 23],
  ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01', 0],
])('at %s the wall clock of %s shows %s, %d h', (instant, timeZone, date, hour) => {
  expect(wallClock(Date.parse(instant), timeZone)).toEqual({ date, hour });
});

test.each([
  ['Asia/Taipei', '2026-11-21T10:30:31Z', 480],
  ['UTC', '2026-11-21T23:59:59Z', 0],
  ['Asia/Kathmandu', '2026-11-21T10:30:00Z', 345],
  ['America/St_Johns', '2026-11-21T01:00:00Z', -210],
  ['America/St_Johns', '2026-07-01T01:00:00Z', -150],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 840],
  ['Pacific/Pago_Pago', '2026-01-01T00:00:00Z', -660],
  ['Mars/Olympus', '2026-01-01T00:00:00Z', undefined],
])('%s at %s is %j minutes ahead of UTC', (zone, instant, minutes) => {
  expect(zoneOffsetMinutes(zone, Date.parse(instant))).toBe(minutes);
});
