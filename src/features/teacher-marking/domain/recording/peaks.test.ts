import { expect, test } from 'vitest';
import { barsOf, countPeaks, fillPeaks, joinPeaks } from './peaks.ts';

const RATE = 8_000;
/** A sound with these levels, each 20 ms long. */
const soundOf = (levels: readonly number[]) =>
  new Float32Array(
    levels.flatMap((level) => Array.from({ length: 160 }, (_, at) => (at % 2 ? level : -level))),
  );

test.each([
  [0, 0],
  [1, 1],
  [160, 1],
  [161, 2],
  [8_000, 50],
])('%d samples of 8,000 a second have %d peaks', (samples, peaks) => {
  expect(countPeaks(samples, RATE)).toBe(peaks);
});

test('a peak is the loudest sample of its 20 ms, whatever its sign, and at most 1', () => {
  const samples = soundOf([0, 0.25, 0.5, 2]);
  const peaks = new Float32Array(4);
  fillPeaks(peaks, samples, RATE, { from: 0, to: 4 });
  expect([...peaks]).toEqual([0, 0.25, 0.5, 1]);
});

test('peaks measured in slices equal those measured in one go', () => {
  const samples = Float32Array.from({ length: 44_100 }, (_, at) => Math.sin(at * at));
  const count = countPeaks(samples.length, 44_100);
  const whole = new Float32Array(count);
  fillPeaks(whole, samples, 44_100, { from: 0, to: count });
  const sliced = new Float32Array(count);
  for (let from = 0; from < count; from += 7)
    fillPeaks(sliced, samples, 44_100, { from, to: Math.min(count, from + 7) });
  expect(sliced).toEqual(whole);
});

test('the peaks of the pieces of an answer follow each other', () => {
  expect([...joinPeaks([new Float32Array([1, 0]), new Float32Array(0), new Float32Array([0.5])])]).toEqual([
    1, 0, 0.5,
  ]);
});

test.each([
  ['a loud recording', [0.5, 1, 0.25, 0], 2, [1, 0.25]],
  ['a faint one fills the drawing too', [0.01, 0.02, 0.005, 0], 2, [1, 0.25]],
  ['silence stays flat', [0, 0.0001, 0, 0], 2, [0, 0]],
  ['a short one has wide bars', [1, 0.5], 4, [1, 1, 0.5, 0.5]],
  ['nothing at all', [], 2, [0, 0]],
])('bars: %s', (_, peaks, count, bars) => {
  expect(barsOf(new Float32Array(peaks), count).map((bar) => Math.round(bar * 100) / 100)).toEqual(bars);
});
