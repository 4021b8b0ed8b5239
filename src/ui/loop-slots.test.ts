import { expect, test } from 'vitest';
import { firstSlot, slotOf, wrap } from './loop-slots.ts';

test.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
])('%d wraps round %d slides to %d', (value, n, expected) => {
  expect(wrap(value, n)).toBe(expected);
});

test.each([
  ['one of three, on', 0, 1, 1, 3],
  ['one of three, past the end', 2, 3, 1, 3],
  ['one of three, back past the start', 0, -1, 1, 3],
  ['one of two', 1, 2, 1, 2],
  ['four of six, on', 5, 6, 4, 6],
  ['four of six, back', 0, -1, 4, 6],
  ['four of six, three on', 0, 3, 4, 6],
])('%s: every slide in view at the end has its place', (_case, from, to, perView, n) => {
  const first = firstSlot(from, to, perView, n);
  const slots = Array.from({ length: n }, (_, index) => slotOf(index, first, n));
  expect(new Set(slots).size).toBe(n);
  for (let slot = to; slot < to + perView; slot += 1) expect(slots).toContain(slot);
});

test.each([
  [0, 1, 1, 3],
  [2.4, 3, 1, 3],
  [0, -1, 1, 3],
  [5, 6, 4, 6],
  [0, -1, 4, 6],
])('a step from %d to %d leaves no hole on the way (%d of %d in view)', (from, to, perView, n) => {
  const first = firstSlot(from, to, perView, n);
  const slots = Array.from({ length: n }, (_, index) => slotOf(index, first, n));
  const last = Math.max(Math.ceil(from), to) + perView;
  for (let slot = Math.min(Math.floor(from), to); slot < last; slot += 1) expect(slots).toContain(slot);
});
