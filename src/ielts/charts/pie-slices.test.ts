import { expect, test } from 'vitest';
import { pieSlices, pointAt, slicePath } from './pie-slices.ts';

test('the pieces of a pie follow one another and make one turn', () => {
  expect(pieSlices([1, 2, 1])).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.25, to: 0.75 },
    { from: 0.75, to: 1 },
  ]);
});

test('a pie of nothing has no pieces to see', () => {
  expect(pieSlices([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});

test.each([
  [0, [0, -10]],
  [0.25, [10, 0]],
  [0.5, [0, 10]],
  [0.75, [-10, 0]],
])('%d of a turn is clockwise from the top', (turn, [x = 0, y = 0]) => {
  const [atX, atY] = pointAt(turn, 10);
  expect(atX).toBeCloseTo(x);
  expect(atY).toBeCloseTo(y);
});

test('a piece of more than half is drawn the long way round, and a whole pie is drawn at all', () => {
  expect(slicePath({ from: 0, to: 0.25 }, 10)).toMatch(/^M0 0L0.00 -10.00A10 10 0 0 1 10.00 -?0.00Z$/);
  expect(slicePath({ from: 0, to: 0.75 }, 10)).toContain('A10 10 0 1 1');
  expect(slicePath({ from: 0, to: 1 }, 10).match(/A/g)).toHaveLength(2);
});
