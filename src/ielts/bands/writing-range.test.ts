import { expect, test } from 'vitest';
import { formatBandRange } from './format-band-range.ts';
import { writingRange } from './writing-range.ts';

test.each([
  [
    [5, 6],
    [6, 7],
    [5.5, 6.5],
  ],
  [
    [6.5, 7.5],
    [5, 6],
    [5.5, 6.5],
  ],
  [
    [9, 9],
    [9, 9],
    [9, 9],
  ],
  [
    [0, 1],
    [5, 5.5],
    [3.5, 4],
  ],
])(
  'Task 1 at %j and Task 2 at %j are Writing at %j',
  ([low1 = 0, high1 = 0], [low2 = 0, high2 = 0], [low, high]) => {
    expect(writingRange({ low: low1, high: high1 }, { low: low2, high: high2 })).toEqual({ low, high });
  },
);

test('ends that are no half bands give no range', () => {
  expect(writingRange({ low: 5.2, high: 6 }, { low: 5, high: 6 })).toBeUndefined();
});

test.each([
  [{ low: 5.5, high: 6.5 }, '5.5–6.5'],
  [{ low: 6, high: 6 }, '6.0'],
])('%j is written %s', (range, text) => {
  expect(formatBandRange(range)).toBe(text);
});
