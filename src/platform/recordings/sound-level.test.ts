import { expect, test } from 'vitest';
import { HEARD_LEVEL, soundLevel } from './sound-level.ts';

/** A tone as an analyser gives it: bytes round 128, `swing` of 1 being the loudest possible. */
const tone = (swing: number) =>
  Uint8Array.from({ length: 1024 }, (_, place) => 128 + Math.round(127 * swing * Math.sin(place / 5)));

test('silence has no level, and nothing at all neither', () => {
  expect(soundLevel(tone(0))).toBe(0);
  expect(soundLevel([])).toBe(0);
});

test('the loudest sound has the level 1 and nothing has more', () => {
  expect(soundLevel(tone(1))).toBe(1);
});

test('louder sounds have higher levels', () => {
  const levels = [0.02, 0.05, 0.1, 0.2].map((swing) => soundLevel(tone(swing)));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(levels).size).toBe(levels.length);
});

test('a voice is heard and the noise of a room is not', () => {
  expect(soundLevel(tone(0.1))).toBeGreaterThan(HEARD_LEVEL);
  expect(soundLevel(tone(0.008))).toBeLessThan(HEARD_LEVEL);
});
