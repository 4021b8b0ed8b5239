import { expect, test } from 'vitest';
import { beginStretch, countKnownChunks, STRETCH, wholeStretches } from './chunk-stretches.ts';

const sized = (numbers: readonly number[]) => numbers.map((chunk) => ({ chunk, bytes: 10 }));

test.each([
  ['nothing anywhere', [], [], 0, 0],
  ['everything on the server', [0, 1, 2], [], 0, 3],
  ['everything in the browser', [], [0, 1], 0, 2],
  ['some here and some there', [0, 1], [2, 3], 0, 4],
  ['one that is acknowledged and not forgotten yet', [0, 1], [1, 2], 0, 3],
  ['one that never came, and those after it', [0, 1], [3], 0, 2],
  ['what another device recorded before', [0, 1, 2, 1_000], [1_001], 1_000, 2],
  ['what another device recorded after', [0, 1, 1_000], [], 0, 2],
])('%s', (_, stored, held, from, chunks) => {
  const known = { stored: sized(stored), held: sized(held), from };
  expect(countKnownChunks(known)).toEqual({ chunks, bytes: chunks * 10 });
});

test('a stretch begins above every one before it, and never at the first number', () => {
  expect([0, 9_999, 10_000, 600_000].map(beginStretch)).toEqual([1_000, 1_000, 2_000, 61_000]);
  expect(beginStretch(-5)).toBe(STRETCH);
});

test('a stretch ends at its first gap, and the others are not touched by it', () => {
  const chunks = [0, 1, 3, 1_000, 1_001, 5_001].map((number) => ({ number }));
  expect(wholeStretches(chunks).map(({ number }) => number)).toEqual([0, 1, 1_000, 1_001]);
});
