import { describe, expect, test } from 'vitest';
import { compareWithAgreed, isSeedDue, mustStop } from './seeds.ts';

const TEACHER = 'b7c2f1a0-0000-4000-8000-000000000001';
const TOLERANCE = { criterionTolerance: 1, overallTolerance: 0.5 };

describe('when a seed is due', () => {
  test.each([
    [1, 0, true],
    [1, 1, false],
    [3, 2, true],
    [3, 0, false],
    [0, 0, false],
  ])('at place %i of a day after %i claims of it: %s', (ofDay, claimedToday, isDue) => {
    expect(isSeedDue({ teacherId: TEACHER, claims: 40, claimedToday }, { every: 0, ofDay })).toBe(isDue);
  });

  test('one in each row of twelve is a seed, and not always at the same place', () => {
    const places = Array.from({ length: 200 }, (_, row) => {
      const due = Array.from({ length: 12 }, (__, at) => at).filter((at) =>
        isSeedDue({ teacherId: TEACHER, claims: row * 12 + at, claimedToday: 5 }, { every: 12, ofDay: 0 }),
      );
      expect(due).toHaveLength(1);
      return due[0];
    });
    expect(new Set(places).size).toBe(12);
  });

  test('two teachers have their seeds at different places', () => {
    const placesOf = (teacherId: string) =>
      Array.from({ length: 120 }, (_, claims) => claims).filter((claims) =>
        isSeedDue({ teacherId, claims, claimedToday: 5 }, { every: 12, ofDay: 0 }),
      );
    expect(placesOf(TEACHER)).not.toEqual(placesOf('b7c2f1a0-0000-4000-8000-000000000002'));
  });

  test('the first work of all is a seed where each one is', () => {
    expect(isSeedDue({ teacherId: TEACHER, claims: 0, claimedToday: 9 }, { every: 1, ofDay: 0 })).toBe(true);
  });
});

describe('the tolerance', () => {
  test.each([
    // Bands times two: 6.0 each is 12.
    [[12, 12, 12, 12], [12, 12, 12, 12], true, 0],
    // One criterion a whole band above, which lifts the overall band by a half.
    [[14, 12, 12, 12], [12, 12, 12, 12], true, 1],
    // One criterion by one and a half.
    [[15, 12, 12, 12], [12, 12, 12, 12], false, 1],
    [[9, 12, 12, 12], [12, 12, 12, 12], false, -1],
    // All within a band, but the overall band is a whole one away.
    [[14, 14, 14, 14], [12, 12, 12, 12], false, 2],
    [[13, 13, 13, 13], [12, 12, 12, 12], true, 1],
    // Up and down cancel each other out in the overall band.
    [[14, 10, 14, 10], [12, 12, 12, 12], true, 0],
  ])('%j against %j: %s, overall %i', (own, agreed, isWithin, overallTimesTwo) => {
    expect(compareWithAgreed(own, agreed, TOLERANCE)).toMatchObject({ isWithin, overallTimesTwo });
  });

  test('differences are own minus agreed', () => {
    expect(compareWithAgreed([13, 11, 12, 12], [12, 12, 12, 12], TOLERANCE).criteriaTimesTwo).toEqual([
      1, -1, 0, 0,
    ]);
  });
});

describe('the stop', () => {
  const results = (text: string) => [...text].map((letter) => ({ isWithin: letter === '+' }));
  test.each([
    ['', false],
    ['-', false],
    ['--', true],
    ['-+++-', true],
    // The older miss has left the window.
    ['-++++-', false],
    ['+++++--', false],
    ['+-+-+', true],
  ])('of the last seeds, the newest first: "%s" stops: %s', (text, isStopped) => {
    expect(mustStop(results(text), { window: 5, misses: 2 })).toBe(isStopped);
  });
});
