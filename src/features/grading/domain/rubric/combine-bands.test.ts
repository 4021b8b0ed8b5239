import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideGrade } from '../decide-grade.ts';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import {
  combineBands,
  CRITERION_NAMES,
  type CriterionRanges,
  type CriterionReading,
  type EstimateMap,
  type Reading,
} from './combine-bands.ts';
import { LEVELS, type Level } from './rubric-questions.ts';

const four = <T>(value: T) => ({ task: value, cohesion: value, lexis: value, grammar: value });
const reading = (level: Level, outcome: number, bands = [5.5, 6, 6.5]): Reading =>
  four({
    levels: Array.from({ length: 6 }, () => level),
    comparisons: bands.map((band) => ({ band, outcome })),
  });
const LOCAL: CriterionRanges = four({ low: 5.5, high: 6.5 });
const BEST = reading('high', 1);
const WORST = reading('low', -1);

test('a model that agrees leaves the band; without calibration the range grows by half a band', () => {
  const same = combineBands(LOCAL, reading('medium', 0));
  expect(same).toMatchObject({ band: 6, low: 5.5, high: 7, confidence: 'normal' });
  expect(Math.abs(same.gap)).toBeLessThan(0.2);
});

test('the model moves the whole by a quarter of a band at most, either way', () => {
  expect(combineBands(LOCAL, BEST).estimate).toBe(6.25);
  expect(combineBands(LOCAL, WORST).estimate).toBe(5.75);
});

test('criteria that the model sees differently change places', () => {
  const { criteria, low, high } = combineBands(LOCAL, {
    ...reading('medium', 0),
    task: BEST.task,
    grammar: WORST.grammar,
  });
  expect(criteria.task.low).toBeGreaterThan(criteria.grammar.low);
  expect({ low, high }).toMatchObject({ low: 5.5 });
});

test('a gap of more than 1.5 lowers the confidence, and the range reaches further down only', () => {
  const calibration: EstimateMap = { map: { scores: [1, 9], bands: [1, 9] }, below: 0.5, above: 0.5 };
  const near = combineBands(LOCAL, reading('high', 0), { calibration });
  const far = combineBands(LOCAL, BEST, { calibration });
  expect(near.confidence).toBe('normal');
  expect(far).toMatchObject({ confidence: 'low', high: near.high });
  expect(far.low).toBeLessThan(near.low);
  expect(combineBands(LOCAL, WORST, { calibration }).confidence).toBe('low');
});

test('calibration replaces the model’s estimate, not the bound', () => {
  const severe: EstimateMap = { map: { scores: [1, 9], bands: [2, 10] }, below: 0.5, above: 0.5 };
  const plain = combineBands(LOCAL, reading('medium', 0));
  const moved = combineBands(LOCAL, reading('medium', 0), { calibration: severe });
  expect(moved.gap - plain.gap).toBeCloseTo(1, 10);
  expect(moved.estimate).toBe(6.25);
  expect(moved.high - moved.low).toBe(1);
});

test('without comparisons the answers decide alone', () => {
  expect(combineBands(LOCAL, reading('high', 0, [])).raw).toBe(8.5);
  expect(combineBands(LOCAL, reading('low', 0, [])).raw).toBe(4);
});

const half = (from: number, to: number) => fc.integer({ min: from * 2, max: to * 2 }).map((each) => each / 2);
const ranges = fc
  .record({ low: half(1, 9), width: half(0, 1.5) })
  .map(({ low, width }) => ({ low, high: Math.min(9, low + width) }));
const locals = fc
  .tuple(half(1, 9), fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 4, maxLength: 4 }), ranges)
  .map(([middle, deviations, { low, high }]) => {
    const width = high - low;
    const at = (place: number) => {
      const from = Math.min(9 - width, Math.max(1, middle + (deviations[place] ?? 0) / 2));
      return { low: from, high: from + width };
    };
    return { task: at(0), cohesion: at(1), lexis: at(2), grammar: at(3) };
  });
const criterionReadings = (anchors: readonly number[]) =>
  fc.record({
    levels: fc.array(fc.constantFrom(...LEVELS), { minLength: 6, maxLength: 6 }),
    comparisons: fc
      .array(fc.constantFrom(-1, -0.5, 0, 0.5, 1), { minLength: anchors.length, maxLength: anchors.length })
      .map((outcomes) => outcomes.map((outcome, at) => ({ band: anchors[at] ?? 6, outcome }))),
  });
const readingsOf = (anchors: readonly number[]) => {
  const one: fc.Arbitrary<CriterionReading> = criterionReadings(anchors);
  return fc.record({ task: one, cohesion: one, lexis: one, grammar: one });
};
const readings = readingsOf([5, 6, 7]);
const calibrations: fc.Arbitrary<EstimateMap | undefined> = fc.option(
  fc
    .record({
      bands: fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 }),
      below: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
      above: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
    })
    .map(({ bands, below, above }) => ({
      map: { scores: [4, 6, 8], bands: [...bands].sort((a, b) => a - b) },
      below,
      above,
    })),
  { nil: undefined },
);
const caps = fc.constantFrom(9, 9, 9, 5, 4, 1.5);
const RUNS = { numRuns: 2000 };

describe('for every local grade, every reading and every calibration', () => {
  test('ranges are half bands in order, at most 1.5 wide, and not above the cap', () => {
    const evidence = [{ quote: 'a quote', comment: { en: '', 'zh-Hant': '' } }];
    fc.assert(
      fc.property(locals, readings, calibrations, caps, (local, given, calibration, cap) => {
        const { criteria, low, band, high } = combineBands(local, given, { calibration, cap });
        const grade = CRITERIA['writing-task-2'].map((criterion, at) => ({
          criterion,
          ...criteria[CRITERION_NAMES[at] ?? 'task'],
          evidence,
        }));
        const work = { kind: 'writing-task-2', texts: [{ text: 'a quote' }] } as const;
        expect(decideGrade(work, { criteria: grade })).toEqual({ ok: true });
        expect(low <= band && band <= high && high <= cap).toBe(true);
      }),
      RUNS,
    );
  });

  test('two readings never differ by more than half a band upwards from the worse', () => {
    fc.assert(
      fc.property(locals, readings, readings, calibrations, caps, (local, one, other, calibration, cap) => {
        const [a, b] = [one, other].map((each) => combineBands(local, each, { calibration, cap }));
        expect(Math.abs((a?.band ?? 0) - (b?.band ?? 9))).toBeLessThanOrEqual(0.5);
        expect(Math.abs((a?.high ?? 0) - (b?.high ?? 9))).toBeLessThanOrEqual(0.5);
        if (a?.confidence === b?.confidence) {
          expect(Math.abs((a?.low ?? 0) - (b?.low ?? 9))).toBeLessThanOrEqual(0.5);
        }
      }),
      RUNS,
    );
  });

  test('a better answer never lowers the estimate, and one answer moves it by less than 0.25', () => {
    fc.assert(
      fc.property(
        locals,
        readings,
        fc.constantFrom(...CRITERION_NAMES),
        fc.nat({ max: 5 }),
        fc.constantFrom(...LEVELS),
        (local, given, name, at, level) => {
          const levels = given[name].levels.map((each, place) => (place === at ? level : each));
          const changed = { ...given, [name]: { ...given[name], levels } };
          const [before, after] = [combineBands(local, given), combineBands(local, changed)];
          const better =
            LEVELS.indexOf(level) < LEVELS.indexOf(given[name].levels[at] ?? level)
              ? after.estimate - before.estimate
              : before.estimate - after.estimate;
          expect(better).toBeGreaterThanOrEqual(-1e-9);
          expect(better).toBeLessThan(0.25);
        },
      ),
      RUNS,
    );
  });

  test('a better comparison never lowers the estimate', () => {
    fc.assert(
      fc.property(
        locals,
        readings,
        fc.constantFrom(...CRITERION_NAMES),
        fc.nat({ max: 2 }),
        (local, given, name, at) => {
          const comparisons = given[name].comparisons.map((each, place) =>
            place === at ? { ...each, outcome: 1 } : each,
          );
          const after = combineBands(local, { ...given, [name]: { ...given[name], comparisons } });
          const moved = after.estimate - combineBands(local, given).estimate;
          expect(moved).toBeGreaterThanOrEqual(-1e-9);
          expect(moved).toBeLessThan(0.25);
        },
      ),
      RUNS,
    );
  });
});
