import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

test.each([
  [40 * 60, { isLate: false, days: 1, hours: 16, minutes: 0 }],
  [130, { isLate: false, days: 0, hours: 2, minutes: 10 }],
  [0.5, { isLate: false, days: 0, hours: 0, minutes: 1 }],
  [-185, { isLate: true, days: 0, hours: 3, minutes: 5 }],
])('%d minutes before the deadline it is %j', (minutes, left) => {
  expect(timeLeft(new Date(NOW + minutes * 60_000).toISOString(), NOW)).toEqual(left);
});
