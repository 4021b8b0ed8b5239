import { expect, test } from 'vitest';
import { addWatched, watchedMs, type WatchedRange } from './watched-ranges.ts';

test.each<[WatchedRange[], WatchedRange, WatchedRange[]]>([
  [[], [0, 1000], [[0, 1000]]],
  [[[0, 1000]], [1000, 2000], [[0, 2000]]],
  [[[0, 1000]], [1250, 2000], [[0, 2000]]],
  [
    [[0, 1000]],
    [5000, 6000],
    [
      [0, 1000],
      [5000, 6000],
    ],
  ],
  [
    [
      [0, 1000],
      [5000, 6000],
    ],
    [500, 5500],
    [[0, 6000]],
  ],
  [
    [[5000, 6000]],
    [0, 1000],
    [
      [0, 1000],
      [5000, 6000],
    ],
  ],
  [[[0, 6000]], [1000, 2000], [[0, 6000]]],
  [[[0, 1000]], [3000, 3000], [[0, 1000]]],
])('%j and %j are %j', (ranges, range, merged) => {
  expect(addWatched(ranges, range)).toEqual(merged);
});

test('a minute watched twice is one minute', () => {
  const once = addWatched([], [0, 60_000]);
  expect(watchedMs(addWatched(once, [0, 60_000]))).toBe(60_000);
});
