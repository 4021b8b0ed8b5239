import { expect, test } from 'vitest';
import { sayDay } from './order-mails.ts';

test.each([
  [undefined, '23 November 2026'],
  [null, '23 November 2026'],
  ['Europe/London', '22 November 2026'],
])('a day is the reader’s, else the school’s (%s)', (timeZone, day) => {
  expect(sayDay(new Date('2026-11-22T20:24:00Z'), 'en', timeZone)).toBe(day);
});
