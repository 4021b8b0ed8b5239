import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masteryAfter, type MasteryAnswer, wilsonLowerBound } from './mastery.ts';

const answer = (isRight: boolean, changes: Partial<MasteryAnswer> = {}): MasteryAnswer => ({
  isRight,
  band: 6,
  isAided: false,
  inMockTest: false,
  ...changes,
});
/** So many answers, the right ones first. */
const session = (right: number, wrong: number, changes: Partial<MasteryAnswer> = {}) => [
  ...Array.from({ length: right }, () => answer(true, changes)),
  ...Array.from({ length: wrong }, () => answer(false, changes)),
];
const levelOf = (...sessions: readonly (readonly MasteryAnswer[])[]) => masteryAfter(sessions, 6).level;

// Reckoned from the formula by hand, with z = 1.2816.
test.each([
  [0, 0, 0],
  [8, 8, 0.83],
  [0, 8, 0],
  [15, 20, 0.612],
  [30, 30, 0.948],
  [24, 30, 0.691],
])('%d right of %d: at least %d', (right, answers, least) => {
  expect(wilsonLowerBound(right, answers)).toBeCloseTo(least, 2);
});

test('the bound is below the share, and rises with more answers of the same share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (answers, some) => {
      const right = Math.min(answers, some);
      const bound = wilsonLowerBound(right, answers);
      expect(bound).toBeGreaterThanOrEqual(0);
      expect(bound).toBeLessThanOrEqual(right / answers + 1e-9);
      expect(wilsonLowerBound(3 * right, 3 * answers)).toBeGreaterThanOrEqual(bound - 1e-9);
    }),
  );
});

describe('the level', () => {
  test.each([
    [session(7, 0), 'unknown'],
    [session(4, 4), 'familiar'],
    [session(15, 5), 'solid'],
    [session(10, 0), 'solid'],
    [session(10, 0, { inMockTest: true }), 'ready'],
  ])('of %#: %s', (answers, level) => {
    expect(levelOf(answers)).toBe(level);
  });

  test('counts the latest thirty answers alone', () => {
    expect(levelOf(session(0, 30), session(30, 0))).toBe('solid');
  });

  test('does not count help, or questions far from the target', () => {
    expect(levelOf([...session(20, 0, { isAided: true }), ...session(0, 3)])).toBe('unknown');
    expect(levelOf([...session(20, 0, { band: 5 }), ...session(20, 0, { band: 7 })])).toBe('unknown');
    expect(levelOf([...session(10, 0, { band: 5.5 }), ...session(10, 0, { band: 6.5 })])).toBe('solid');
  });
});

describe('a fall', () => {
  const GOOD = session(20, 0);
  const WEAK = session(0, 12);
  test('comes after two weak sessions, and each says so', () => {
    expect(masteryAfter([GOOD, WEAK], 6)).toEqual({
      level: 'solid',
      reason: { because: 'one-weak-session', right: 18, answers: 30 },
    });
    expect(masteryAfter([GOOD, WEAK, WEAK], 6)).toEqual({
      level: 'familiar',
      reason: { because: 'two-weak-sessions', right: 6, answers: 30 },
    });
  });
  test('does not come when a good session is between', () => {
    expect(levelOf(GOOD, WEAK, session(30, 0), WEAK)).toBe('solid');
  });
  test('does not come from a session that does not count', () => {
    expect(levelOf(GOOD, WEAK, session(0, 12, { isAided: true }))).toBe('solid');
  });
});

test('why a level is not higher is said in figures', () => {
  expect(masteryAfter([session(5, 0)], 6).reason).toEqual({ because: 'few', answers: 5, needed: 8 });
  expect(masteryAfter([session(30, 0)], 6).reason).toEqual({
    because: 'no-mock-test',
    right: 30,
    answers: 30,
  });
  expect(masteryAfter([session(4, 4)], 6).reason).toEqual({ because: 'share', right: 4, answers: 8 });
});
