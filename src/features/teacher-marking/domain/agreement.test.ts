import { expect, test } from 'vitest';
import { agreementOf, quadraticKappa, type BandPair } from './agreement.ts';
import {
  bandsOfPair,
  machinePair,
  machinePairsByCriterion,
  teacherPairs,
  type BlindMarking,
} from './marking-pairs.ts';

const times = (count: number, pair: BandPair) => Array.from({ length: count }, () => pair);

test('full agreement is 1, and its mean difference is 0', () => {
  const pairs = [...times(20, { one: 12, other: 12 }), ...times(20, { one: 14, other: 14 })];
  expect(agreementOf(pairs)).toEqual({ count: 40, qwk: 1, meanDifference: 0, meanApart: 0, withinHalf: 1 });
});

test('kappa weighs a distance by its square', () => {
  // Two bands, 30 of 40 alike: 1 - 10 / 20, worked out by hand.
  const pairs = [
    ...times(15, { one: 12, other: 12 }),
    ...times(15, { one: 14, other: 14 }),
    ...times(5, { one: 12, other: 14 }),
    ...times(5, { one: 14, other: 12 }),
  ];
  expect(quadraticKappa(pairs)).toBeCloseTo(0.5, 10);
});

test('fewer than 30 pairs have no kappa, and no pairs have no mean', () => {
  expect(quadraticKappa(times(29, { one: 12, other: 14 }))).toBeNull();
  expect(agreementOf([])).toEqual({
    count: 0,
    qwk: null,
    meanDifference: null,
    meanApart: null,
    withinHalf: null,
  });
});

test('differences are in bands', () => {
  const pairs = [
    { one: 14, other: 12 },
    { one: 12, other: 12 },
    { one: 12, other: 14 },
    { one: 12, other: 12 },
  ];
  expect(agreementOf(pairs)).toMatchObject({ meanDifference: 0, meanApart: 0.5, withinHalf: 0.5 });
});

const aMarking = (changes: Partial<BlindMarking>): BlindMarking => ({
  orderId: 'one',
  role: 'first',
  version: 1,
  teacherId: 'hannah',
  blindTimesTwo: [12, 12, 12, 12],
  machineLowTimesTwo: 11,
  machineHighTimesTwo: 14,
  machineCriteriaTimesTwo: [11, 12, 13, 14],
  ...changes,
});

test('only first versions of two teachers who marked blind are compared', () => {
  const second = aMarking({ role: 'second', teacherId: 'rohan', blindTimesTwo: [14, 12, 12, 12] });
  const [pair, ...more] = teacherPairs([
    aMarking({}),
    aMarking({ version: 2, blindTimesTwo: [18, 18, 18, 18] }),
    second,
    aMarking({ role: 'third', blindTimesTwo: [0, 0, 0, 0] }),
    aMarking({ orderId: 'another' }),
  ]);
  expect(more).toEqual([]);
  if (!pair) throw new Error('There is no pair.');
  expect(bandsOfPair(pair, 0)).toEqual({ one: 12, other: 14 });
  expect(bandsOfPair(pair, 'overall')).toEqual({ one: 12, other: 13 });
});

test('a machine’s estimate counts as its middle', () => {
  expect(machinePair(aMarking({}))).toEqual({ one: 12, other: 13 });
  expect(machinePair(aMarking({ machineLowTimesTwo: null }))).toBeUndefined();
  expect(machinePair(aMarking({ version: 2 }))).toBeUndefined();
});

test('a machine is compared criterion by criterion, and only where it has an estimate', () => {
  const essay = { ...aMarking({ blindTimesTwo: [12, 10, 12, 12] }), kind: 'writing-task-2' as const };
  const interview = {
    ...aMarking({ machineLowTimesTwo: null, machineCriteriaTimesTwo: [13, null, 13, null] }),
    kind: 'speaking' as const,
  };
  const older = { ...aMarking({ machineCriteriaTimesTwo: null }), kind: 'writing-task-2' as const };
  const changed = { ...aMarking({ version: 2 }), kind: 'writing-task-2' as const };
  const pairs = machinePairsByCriterion([essay, interview, older, changed]);
  expect(pairs.get('overall')).toHaveLength(2);
  expect(pairs.get('coherence-and-cohesion')).toEqual([{ one: 10, other: 12 }]);
  expect(pairs.get('fluency-and-coherence')).toEqual([{ one: 12, other: 13 }]);
  expect(pairs.has('pronunciation')).toBe(false);
});
