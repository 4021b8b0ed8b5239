import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TalkMeasures } from './measure-talk.ts';
import { centreOf, estimateHeardBands, HEARD_CRITERIA, levelOf, SIGNALS } from './speech-bands.ts';

const MIDDLE: TalkMeasures = {
  words: 900,
  wordsPerMinute: 110,
  fillers: 20,
  repeats: 10,
  breaksPerHundred: 3.3,
  connectives: 10,
  talkWords: 150,
  longPausesPerMinute: 5,
  meanRunSeconds: 2.1,
  variety: 50,
  beyond2000: 0.13,
  lexicalErrorsPerHundred: 0.4,
  grammarErrorsPerHundred: 1,
  clausesPerHundred: 5,
};
const FLAWLESS: TalkMeasures = {
  ...MIDDLE,
  wordsPerMinute: 160,
  breaksPerHundred: 0,
  connectives: 20,
  talkWords: 280,
  longPausesPerMinute: 0,
  meanRunSeconds: 5,
  variety: 120,
  beyond2000: 0.4,
  lexicalErrorsPerHundred: 0,
  grammarErrorsPerHundred: 0,
  clausesPerHundred: 9,
};

describe('the table', () => {
  test.each(SIGNALS)('$name: values ascend from 0, and bands go one way, from 3 to 7', ({ steps }) => {
    expect(steps[0]?.[0]).toBe(0);
    const values = steps.map(([from]) => from);
    const bands = steps.map(([, band]) => band);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
    const up = [...bands].sort((a, b) => a - b);
    expect([up, [...up].reverse()]).toContainEqual(bands);
    for (const band of bands) expect(band >= 3 && band <= 7 && Number.isInteger(band * 2)).toBe(true);
  });

  test('every criterion but pronunciation has signals', () => {
    expect(new Set(SIGNALS.map(({ criterion }) => criterion))).toEqual(new Set(HEARD_CRITERIA));
    expect(HEARD_CRITERIA).not.toContain('pronunciation');
  });
});

test.each([
  ['wordsPerMinute', 119, 6],
  ['wordsPerMinute', 120, 6.5],
  ['longPausesPerMinute', 8, 5],
  ['grammarErrorsPerHundred', 0.29, 7],
  ['talkWords', null, undefined],
] as const)('%s of %s is at home in band %s', (name, value, band) => {
  const signal = SIGNALS.find((each) => each.name === name);
  expect(signal && levelOf({ ...MIDDLE, [name]: value }, signal)).toBe(band);
});

test('an interview in the middle has ranges of 1.5 around six, rounded down', () => {
  const bands = estimateHeardBands(MIDDLE, { isPartly: false });
  expect(bands.map(({ low, high }) => [low, high])).toEqual([
    [5, 6.5],
    [5, 6.5],
    [5, 6.5],
  ]);
  expect(centreOf(MIDDLE, 'fluency-and-coherence')).toBeCloseTo(6.06, 2);
});

test('no interview reaches a range above 8, as nothing was compared with marks', () => {
  const highest = estimateHeardBands(FLAWLESS, { isPartly: false }).map(({ high }) => high);
  expect(Math.max(...highest)).toBeLessThanOrEqual(8);
});

test('where little was heard, ranges are two bands wide', () => {
  for (const bands of [
    estimateHeardBands(MIDDLE, { isPartly: true }),
    estimateHeardBands({ ...MIDDLE, words: 200 }, { isPartly: false }),
  ]) {
    expect(bands.every(({ low, high }) => high - low === 2)).toBe(true);
  }
});

test('whatever the measures, ranges are half bands in order, at least 1.5 wide and under the cap', () => {
  const value = fc.double({ min: 0, max: 500, noNaN: true });
  const measures = fc.record({
    words: value,
    wordsPerMinute: fc.option(value),
    fillers: value,
    repeats: value,
    breaksPerHundred: value,
    connectives: value,
    talkWords: fc.option(value),
    longPausesPerMinute: fc.option(value),
    meanRunSeconds: fc.option(value),
    variety: value,
    beyond2000: value,
    lexicalErrorsPerHundred: value,
    grammarErrorsPerHundred: value,
    clausesPerHundred: value,
  });
  fc.assert(
    fc.property(measures, fc.boolean(), fc.integer({ min: 8, max: 18 }), (each, isPartly, half) => {
      for (const { low, high } of estimateHeardBands(each, { isPartly, cap: half / 2 })) {
        expect(Number.isInteger(low * 2) && Number.isInteger(high * 2)).toBe(true);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(half / 2);
        expect(high - low).toBeGreaterThanOrEqual(1.5);
      }
    }),
  );
});

test('a better value of any signal never lowers a criterion', () => {
  for (const { name, criterion, steps } of SIGNALS) {
    const levels = steps.map(([from]) => centreOf({ ...MIDDLE, [name]: from }, criterion));
    const bands = steps.map(([, band]) => band);
    const order = bands.map((_, at) => at).sort((a, b) => (bands[a] ?? 0) - (bands[b] ?? 0));
    const inOrder = order.map((at) => levels[at] ?? 0);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  }
});
