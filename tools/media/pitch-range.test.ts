import { expect, test } from 'vitest';
import { pitchRange } from './pitch-range.ts';
import { SAMPLE_RATE } from './wav.ts';

const SECONDS = 4;

/** A voice of three harmonics whose pitch moves as a sine, by so many semitones to each side. */
function aVoice(hz: number, semitones: number): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, i) => {
    const moved = hz * 2 ** ((semitones * Math.sin((2 * Math.PI * i) / SAMPLE_RATE)) / 12);
    phase += (2 * Math.PI * moved) / SAMPLE_RATE;
    return 6000 * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase));
  });
}

// The standard deviation of a sine is its height divided by the root of two.
test.each([
  [110, 0, 0],
  [110, 2, 1.41],
  [110, 5, 3.54],
  [210, 3, 2.12],
])('a voice at %i Hz that moves by %d semitones has a range of %d', (hz, semitones, range) => {
  expect(Math.abs((pitchRange(aVoice(hz, semitones), SAMPLE_RATE) ?? Infinity) - range)).toBeLessThan(0.15);
});

test('silence and noise have none', () => {
  expect(pitchRange(new Int16Array(SAMPLE_RATE), SAMPLE_RATE)).toBe(undefined);
  let seed = 1;
  const noise = Int16Array.from({ length: SAMPLE_RATE }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % 20_000) - 10_000;
  });
  expect(pitchRange(noise, SAMPLE_RATE)).toBe(undefined);
});
