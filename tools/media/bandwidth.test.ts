import { expect, test } from 'vitest';
import { bandwidth } from './bandwidth.ts';
import { SAMPLE_RATE } from './wav.ts';

/** Tones at these frequencies, each with its height. */
const tones = (...all: readonly (readonly [hz: number, height: number])[]) =>
  Int16Array.from({ length: SAMPLE_RATE }, (_, i) =>
    all.reduce((sum, [hz, height]) => sum + height * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE), 0),
  );

test.each([
  ['the only tone', tones([500, 10_000]), 500],
  ['a tone 40 dB below', tones([500, 10_000], [7000, 100]), 7000],
  ['not one 60 dB below', tones([500, 10_000], [7000, 10]), 500],
])('the highest frequency heard is %s', (_title, sound, hz) => {
  expect(Math.abs((bandwidth(sound, SAMPLE_RATE) ?? 0) - hz)).toBeLessThan(100);
});

test('silence has none', () => {
  expect(bandwidth(new Int16Array(SAMPLE_RATE), SAMPLE_RATE)).toBe(undefined);
});
