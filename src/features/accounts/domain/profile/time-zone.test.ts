import { expect, test } from 'vitest';
import { dayIn, findTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Taipei', 'Asia/Taipei'],
  ['asia/taipei', 'Asia/Taipei'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['Asia/Atlantis', undefined],
  ['+08:00', undefined],
  ['', undefined],
  [' ', undefined],
  ['Asia/Taipei ', undefined],
  ['../../etc/passwd', undefined],
])('%j is the zone %s', (name, zone) => {
  expect(findTimeZone(name)).toBe(zone);
});

test.each([
  ['Asia/Taipei', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22'],
  ['Pacific/Honolulu', '2026-11-21'],
  [null, '2026-11-21'],
])('at 18:00 UTC on 21 November it is in %s the %s', (timeZone, day) => {
  expect(dayIn(timeZone, new Date('2026-11-21T18:00:00Z'))).toBe(day);
});

test('without a zone it is still yesterday until noon', () => {
  expect(dayIn(null, new Date('2026-11-21T11:59:59Z'))).toBe('2026-11-20');
  expect(dayIn(null, new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
});
