import { expect, test } from 'vitest';
import { locateMoment, placePieces } from './locate-moment.ts';

const PIECES = placePieces([4_000, 6_000, 2_000]);

test('pieces follow each other on one time line', () => {
  expect(PIECES.map(({ startMs }) => startMs)).toEqual([0, 4_000, 10_000]);
});

test.each([
  [0, { piece: 0, atMs: 0 }],
  [3_999, { piece: 0, atMs: 3_999 }],
  [4_000, { piece: 1, atMs: 0 }],
  [11_000, { piece: 2, atMs: 1_000 }],
  [99_000, { piece: 2, atMs: 89_000 }],
  [-5, { piece: 0, atMs: 0 }],
])('%d ms is at %j', (ms, moment) => {
  expect(locateMoment(PIECES, ms)).toEqual(moment);
});

test('a recording without pieces has no moment but its start', () => {
  expect(locateMoment([], 500)).toEqual({ piece: 0, atMs: 500 });
});
