import { describe, expect, test } from 'vitest';
import {
  addWatched,
  clampRanges,
  coverageOf,
  lengthOf,
  mergeRanges,
  resumePosition,
  withoutRanges,
  type Ranges,
} from './watched-ranges.ts';

test.each<[string, Ranges, Ranges]>([
  ['no ranges', [], []],
  [
    'overlapping',
    [
      [0, 10],
      [5, 20],
    ],
    [[0, 20]],
  ],
  [
    'touching',
    [
      [0, 10],
      [10, 20],
    ],
    [[0, 20]],
  ],
  [
    'one inside another',
    [
      [0, 30],
      [5, 20],
    ],
    [[0, 30]],
  ],
  [
    'apart, and in another order',
    [
      [20, 30],
      [0, 10],
    ],
    [
      [0, 10],
      [20, 30],
    ],
  ],
  [
    'empty and turned round',
    [
      [5, 5],
      [9, 3],
    ],
    [],
  ],
])('%s are merged', (_, ranges, merged) => expect(mergeRanges(ranges)).toEqual(merged));

test.each<[Ranges, Ranges, Ranges]>([
  [[[0, 100]], [], [[0, 100]]],
  [
    [[0, 100]],
    [
      [20, 30],
      [50, 60],
    ],
    [
      [0, 20],
      [30, 50],
      [60, 100],
    ],
  ],
  [[[0, 100]], [[0, 100]], []],
  [[[10, 20]], [[0, 15]], [[15, 20]]],
  [[[10, 20]], [[15, 40]], [[10, 15]]],
])('%j without %j is %j', (ranges, known, left) => expect(withoutRanges(ranges, known)).toEqual(left));

test('ranges are cut to the length of the video', () => {
  expect(
    clampRanges(
      [
        [-5, 10],
        [90, 120],
        [130, 140],
      ],
      100,
    ),
  ).toEqual([
    [0, 10],
    [90, 100],
  ]);
});

test.each([
  [[[0, 50]], 0.5],
  [
    [
      [0, 50],
      [50, 100],
    ],
    1,
  ],
  [[[0, 500]], 1],
  [[], 0],
] as [Ranges, number][])('%j of 100 is %d', (ranges, coverage) =>
  expect(coverageOf(ranges, 100)).toBe(coverage),
);

describe('a packet', () => {
  test('adds what is new, up to twice the time since the one before and 30 seconds', () => {
    expect(addWatched([], [[0, 200_000]], 10_000)).toEqual([[0, 50_000]]);
    expect(addWatched([[0, 50_000]], [[0, 60_000]], 0)).toEqual([[0, 60_000]]);
  });
  test('that brings nothing new costs nothing', () => {
    expect(addWatched([[0, 200_000]], [[0, 200_000]], -5)).toEqual([[0, 200_000]]);
  });
  test('that was cut off is completed by the next one, which brings all again', () => {
    const first = addWatched([], [[0, 100_000]], 0);
    expect(lengthOf(first)).toBe(30_000);
    expect(lengthOf(addWatched(first, [[0, 100_000]], 20_000))).toBe(100_000);
  });
});

test.each([
  [40_000, 40_000],
  [94_999, 94_999],
  [95_000, 0],
  [120_000, 0],
  [-1, 0],
])('a video of 100 s that was left at %d ms continues at %d', (position, resumed) =>
  expect(resumePosition(position, 100_000)).toBe(resumed),
);
