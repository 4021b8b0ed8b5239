import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseSession,
  type DueFamily,
  type PracticeUnit,
  type SessionFacts,
  type SessionPart,
} from './choose-session.ts';
import { chanceOf } from './rating.ts';

const aUnit = (id: string, changes: Partial<PracticeUnit> = {}): PracticeUnit => ({
  id,
  skill: 'R-detail',
  family: 'R-detail',
  // A learner of 0 is right in 78 % of them.
  questions: [{ difficulty: -1.27, guess: 0 }],
  ...changes,
});
const units = (count: number, changes: Partial<PracticeUnit> = {}, prefix = 'unit') =>
  Array.from({ length: count }, (_, i) => aUnit(`${prefix}-${i}`, changes));
const passage = (id: string, size: number, changes: Partial<PracticeUnit> = {}) =>
  aUnit(id, {
    questions: Array.from({ length: size }, () => ({ difficulty: -1.27, guess: 0 })),
    ...changes,
  });
const aSession = (changes: Partial<SessionFacts> = {}) =>
  chooseSession({
    units: units(100),
    answeredDaysAgo: new Map(),
    due: [],
    needs: new Map([['R-detail', 1]]),
    abilityIn: () => 0,
    count: 20,
    seed: 'one',
    ...changes,
  });
const chosen = (parts: readonly SessionPart[]) => parts.flatMap(({ units: own }) => own);
const idsOf = (parts: readonly SessionPart[]) => chosen(parts).map(({ id }) => id);
const countOf = (parts: readonly SessionPart[]) =>
  chosen(parts).reduce((sum, { questions }) => sum + questions.length, 0);

test('a session has as many questions as asked for, and the same seed chooses the same', () => {
  expect(countOf(aSession())).toBe(20);
  expect(aSession()).toEqual(aSession());
  expect(idsOf(aSession({ seed: 'two' }))).not.toEqual(idsOf(aSession()));
});

test('questions are near a chance of 78 %', () => {
  const spread = Array.from({ length: 200 }, (_, i) =>
    aUnit(`unit-${i}`, { questions: [{ difficulty: -4 + i / 25, guess: 0 }] }),
  );
  const chances = chosen(aSession({ units: spread })).flatMap(({ questions }) =>
    questions.map(({ difficulty }) => chanceOf(0, difficulty, 0)),
  );
  expect(Math.min(...chances)).toBeGreaterThan(0.69);
  expect(Math.max(...chances)).toBeLessThan(0.87);
});

test.each([
  [6, []],
  [7, ['unit-0']],
])('a unit that was answered %d days ago: %j', (days, expected) => {
  expect(idsOf(aSession({ units: units(1), answeredDaysAgo: new Map([['unit-0', days]]) }))).toEqual(
    expected,
  );
});

test('a passage stays together, and is left out where it does not fit', () => {
  const parts = aSession({ units: [passage('long', 6), passage('longer', 9), ...units(2)], count: 10 });
  expect(countOf(parts)).toBeLessThanOrEqual(10);
  for (const { questions } of chosen(parts)) expect([1, 6, 9]).toContain(questions.length);
});

describe('what is hard', () => {
  const HARD = { questions: [{ difficulty: 1, guess: 0 }] };
  const needs = new Map([
    ['hard', 0.9],
    ['easy', 0.1],
  ]);
  const hardIn = (parts: readonly SessionPart[]) => chosen(parts).filter(({ skill }) => skill === 'hard');
  const hard = units(50, { ...HARD, skill: 'hard', family: 'hard' }, 'hard');
  const easy = (count: number) => units(count, { skill: 'easy', family: 'easy' }, 'easy');
  test('is at most a fifth of a session, however much the plan needs it', () => {
    const parts = aSession({ units: [...hard, ...easy(50)], needs });
    expect([hardIn(parts).length, countOf(parts)]).toEqual([4, 20]);
  });
  test('is more where there are not enough others, which are all there', () => {
    const parts = aSession({ units: [...hard, ...easy(12)], needs });
    expect([hardIn(parts).length, countOf(parts)]).toEqual([8, 20]);
  });
  test.each([1, 3, 10, 20, 40])('fills a session of %d where nothing else is left', (count) => {
    const parts = aSession({ units: hard, needs, count });
    expect(countOf(parts)).toBe(count);
    expect(parts.map(({ reason }) => reason)).toEqual([{ because: 'new' }]);
  });
  test('is the least hard that is left', () => {
    const harder = Array.from({ length: 40 }, (_, i) =>
      aUnit(`unit-${i}`, { questions: [{ difficulty: 0.1 + 0.15 * i, guess: 0 }] }),
    );
    const easiest = harder.slice(0, 10).map(({ id }) => id);
    expect(idsOf(aSession({ units: harder.toReversed(), count: 10 }))).toEqual(easiest);
  });
  test('is not asked again within a week, and no passage is torn apart for it', () => {
    const long = aUnit('long', { questions: Array.from({ length: 6 }, () => ({ difficulty: 1, guess: 0 })) });
    const parts = aSession({
      units: [long, ...units(10, HARD)],
      answeredDaysAgo: new Map(Array.from({ length: 7 }, (_, i) => [`unit-${i}`, 6])),
      count: 10,
    });
    expect(idsOf(parts).toSorted()).toEqual(['long', 'unit-7', 'unit-8', 'unit-9']);
  });
});

describe('what is due', () => {
  const FAMILIES = ['E-article', 'E-voice', 'E-order'];
  const due: DueFamily[] = FAMILIES.map((family, i) => ({ family, overdueDays: i }));
  const pool = [...units(100), ...FAMILIES.flatMap((family) => units(4, { family, skill: family }, family))];
  test('comes first, as a question of the same family', () => {
    const parts = aSession({ units: pool, due });
    expect(parts.slice(0, 3).map(({ skill, reason }) => [skill, reason])).toEqual(
      FAMILIES.map((family, i) => [family, { because: 'due', overdueDays: i }]),
    );
  });
  test('comes as another question when the one that failed was answered within a week', () => {
    const answeredDaysAgo = new Map(
      ['E-article-0', 'E-article-1', 'E-article-2'].map((id) => [id, 1] as const),
    );
    const parts = aSession({ units: pool, due: due.slice(0, 1), answeredDaysAgo });
    expect(idsOf(parts)[0]).toBe('E-article-3');
  });
  test('and what is brought forward comes after it, and says so', () => {
    const parts = aSession({
      units: pool,
      due: [
        { family: 'E-voice', overdueDays: 0 },
        { family: 'E-order', overdueDays: -2 },
      ],
    });
    expect(parts.slice(0, 2).map(({ skill, reason }) => [skill, reason])).toEqual([
      ['E-voice', { because: 'due', overdueDays: 0 }],
      ['E-order', { because: 'early' }],
    ]);
  });
  test.each([1, -1])('takes at most half of a session (overdue for %d days)', (overdueDays) => {
    const many = Array.from({ length: 40 }, () => ({ family: 'E-article', overdueDays }));
    const parts = aSession({
      units: [...units(100), ...units(50, { family: 'E-article', skill: 'E-article' }, 'due')],
      due: many,
      count: 20,
    });
    const own = parts.filter(({ reason }) => reason.because === (overdueDays < 0 ? 'early' : 'due'));
    expect(countOf(own)).toBe(10);
  });
});

describe('every part says why it is there:', () => {
  const pool = ['weak', 'strong', 'unseen'].flatMap((skill) => units(40, { skill, family: skill }, skill));
  const parts = aSession({
    units: pool,
    needs: new Map([
      ['weak', 0.5],
      ['strong', 0.15],
      ['unseen', 0.35],
    ]),
    answeredDaysAgo: new Map([
      ['weak-0', 30],
      ['strong-0', 30],
    ]),
  });
  test.each([
    ['weak', { because: 'weak' }],
    ['strong', { because: 'keep-up' }],
    ['unseen', { because: 'new' }],
  ])('%s', (skill, reason) => {
    expect(parts.find((part) => part.skill === skill)?.reason).toEqual(reason);
  });
  test('and what the plan needs most has most questions', () => {
    const counts = new Map(parts.map((part) => [part.skill, countOf([part])]));
    const [weak = 0, unseen = 0, strong = 0] = ['weak', 'unseen', 'strong'].map((skill) => counts.get(skill));
    expect(weak).toBeGreaterThan(unseen);
    expect(unseen).toBeGreaterThan(strong);
    expect(strong).toBeGreaterThan(0);
  });
});

test('whatever the pool: as many as asked, nothing twice, nothing too soon, hard ones for want of others', () => {
  const skills = ['a', 'b', 'c'];
  const unitArb = fc.record({
    skill: fc.constantFrom(...skills),
    family: fc.constantFrom('x', 'y'),
    questions: fc.array(
      fc.record({
        // Most doubles within these limits are next to 0.
        difficulty: fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10),
        guess: fc.constantFrom(0, 0.25, 0.5),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(unitArb, fc.option(fc.nat(14))), { maxLength: 60, size: 'max' }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 5 }),
      (pool, count, due) => {
        const all = pool.map(([unit], i) => ({ ...unit, id: `unit-${i}` }));
        const ago = new Map<string, number>(
          pool.flatMap(([, days], i) => (days === null ? [] : [[`unit-${i}`, days] as const])),
        );
        const parts = aSession({
          units: all,
          answeredDaysAgo: ago,
          due: due.map((family) => ({ family, overdueDays: 1 })),
          needs: new Map(skills.map((skill) => [skill, 1 / 3])),
          count,
        });
        const ids = idsOf(parts);
        expect(countOf(parts)).toBeLessThanOrEqual(count);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => (ago.get(id) ?? 7) < 7)).toEqual([]);
        const hard = chosen(parts)
          .flatMap(({ questions }) => questions)
          .filter(({ difficulty, guess }) => chanceOf(0, difficulty, guess) < 0.5);
        // What has no hard question and is left out had no room, before more than a fifth was hard.
        const room = hard.length - Math.floor(count / 5);
        const leftOut = all.filter(({ id }) => !ids.includes(id) && (ago.get(id) ?? 7) >= 7);
        for (const { questions } of leftOut) {
          expect(questions.length).toBeGreaterThan(count - countOf(parts));
          if (questions.every(({ difficulty, guess }) => chanceOf(0, difficulty, guess) >= 0.5)) {
            expect(questions.length).toBeGreaterThan(room);
          }
        }
        expect(parts.every(({ units: own }) => own.length > 0)).toBe(true);
      },
    ),
  );
});
