import { expect, test } from 'vitest';
import { needsSecondMarking } from './choose-double.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

test('one work in ten is marked twice, and the same ones each time', () => {
  const ids = Array.from({ length: 10_000 }, (_, number) => idOf(number));
  const chosen = ids.filter((id) => needsSecondMarking({ id, isAppeal: false }, 0.1));
  expect(chosen.length).toBeGreaterThan(900);
  expect(chosen.length).toBeLessThan(1_100);
  expect(ids.filter((id) => needsSecondMarking({ id, isAppeal: false }, 0.1))).toEqual(chosen);
});

test('a larger share chooses the same works and more', () => {
  const ids = Array.from({ length: 1_000 }, (_, number) => idOf(number));
  const chosen = (share: number) => ids.filter((id) => needsSecondMarking({ id, isAppeal: false }, share));
  expect(chosen(0.2)).toEqual(expect.arrayContaining(chosen(0.1)));
  expect([chosen(0).length, chosen(1).length]).toEqual([0, 1_000]);
});

test('every appeal is marked twice', () => {
  expect(needsSecondMarking({ id: idOf(1), isAppeal: true }, 0)).toBe(true);
});
