import { expect, test } from 'vitest';
import { dayPartOf } from './greeting.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('%d o’clock is %s', (hour, part) => {
  expect(dayPartOf(hour)).toBe(part);
});
