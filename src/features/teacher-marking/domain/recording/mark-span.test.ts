import { expect, test } from 'vitest';
import { momentBefore, spanBetween } from './mark-span.ts';

test.each([
  [10_000, 60_000, 8_000],
  [1_500, 60_000, 0],
  [0, 60_000, 0],
  [70_000, 60_000, 60_000],
  [10_000.4, 60_000, 8_000],
])('a mark set at %d of %d ms points to %d', (ms, durationMs, at) => {
  expect(momentBefore(ms, durationMs)).toEqual({ fromMs: at, toMs: at });
});

test.each([
  ['two marks in order', 1_000, 4_000, [1_000, 4_000]],
  ['two marks the other way round', 4_000, 1_000, [1_000, 4_000]],
  ['an end after the recording', 1_000, 90_000, [1_000, 60_000]],
  ['a start before it', -10, 4_000, [0, 4_000]],
  ['two marks close together are a moment', 1_000, 1_299, [1_000, 1_000]],
  ['parts of a millisecond', 1_000.6, 4_000.2, [1_001, 4_000]],
])('spans: %s', (_, startMs, endMs, [fromMs, toMs]) => {
  expect(spanBetween(startMs, endMs, 60_000)).toEqual({ fromMs, toMs });
});
