import { expect, test } from 'vitest';
import { monthsBetween, readMonthRange } from './month-range.ts';

test.each([
  ['', {}],
  ['from=2026-01&to=2026-11', { from: '2026-01', to: '2026-11' }],
  ['from=2026-11', { from: '2026-11' }],
  ['from=2026-13&to=2026-11', { to: '2026-11' }],
  ['from=November', {}],
  ['from=2026-11&to=2026-01', {}],
])('the address ?%s shows the months %j', (address, range) => {
  expect(readMonthRange(new URLSearchParams(address))).toEqual(range);
});

test('months follow each other over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});
