import { expect, test } from 'vitest';
import { findPauses, pauseAfter, pauseBefore } from './find-pauses.ts';
import { PEAKS_A_SECOND } from './peaks.ts';

/** A recording: its levels with their seconds. */
const peaksOf = (...parts: readonly (readonly [level: number, seconds: number])[]) =>
  new Float32Array(
    parts.flatMap(([level, seconds]) =>
      Array.from<number>({ length: Math.round(seconds * PEAKS_A_SECOND) }).fill(level),
    ),
  );

test.each([
  ['a second of silence between words', peaksOf([0.5, 2], [0, 1], [0.5, 2]), [[2_000, 3_000]]],
  ['exactly 0.7 seconds', peaksOf([0.5, 2], [0, 0.7], [0.5, 2]), [[2_000, 2_700]]],
  ['a breath is none', peaksOf([0.5, 2], [0, 0.68], [0.5, 2]), []],
  ['silence before the first word is none', peaksOf([0, 3], [0.5, 2]), []],
  ['silence after the last word is none', peaksOf([0.5, 2], [0, 3]), []],
  [
    'two of them',
    peaksOf([0.5, 1], [0, 1], [0.5, 1], [0, 2], [0.5, 1]),
    [
      [1_000, 2_000],
      [3_000, 5_000],
    ],
  ],
  ['a faint voice has pauses too', peaksOf([0.01, 2], [0.0003, 1], [0.01, 2]), [[2_000, 3_000]]],
  ['a noisy room has pauses too', peaksOf([0.5, 2], [0.06, 1], [0.5, 2]), [[2_000, 3_000]]],
  ['soft words are no pause', peaksOf([0.5, 2], [0.2, 1], [0.5, 2]), []],
  [
    'a click does not divide a pause',
    peaksOf([0.5, 2], [0, 0.5], [0.4, 0.04], [0, 0.5], [0.5, 2]),
    [[2_000, 3_040]],
  ],
  [
    'a short word ends a pause',
    peaksOf([0.5, 2], [0, 1], [0.4, 0.2], [0, 1], [0.5, 2]),
    [
      [2_000, 3_000],
      [3_200, 4_200],
    ],
  ],
  ['silence alone', peaksOf([0, 5]), []],
  ['nothing', peaksOf(), []],
])('pauses: %s', (_, peaks, pauses) => {
  expect(findPauses(peaks).map(({ fromMs, toMs }) => [Math.round(fromMs), Math.round(toMs)])).toEqual(pauses);
});

const PAUSES = [1_000, 5_000, 9_000].map((fromMs) => ({ fromMs, toMs: fromMs + 800 }));

test.each([
  [0, 1_000],
  [1_000, 5_000],
  [1_500, 5_000],
  [8_999.5, undefined],
  [9_000, undefined],
])('from %d ms the next pause is at %s', (ms, at) => {
  expect(pauseAfter(PAUSES, ms)?.fromMs).toBe(at);
});

test.each([
  [500, undefined],
  [1_000, undefined],
  [5_000, 1_000],
  [5_900, 1_000],
  [6_001, 5_000],
  [60_000, 9_000],
])('from %d ms the pause before is at %s', (ms, at) => {
  expect(pauseBefore(PAUSES, ms)?.fromMs).toBe(at);
});
