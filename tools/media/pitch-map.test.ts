import { expect, test } from 'vitest';
import { pitchMap } from './pitch-map.ts';
import { SAMPLE_RATE } from './wav.ts';

/** Moments of a voice, each of half a second: a pitch in hertz, or 0 for silence. */
function aVoice(...pitches: number[]): Int16Array {
  const length = SAMPLE_RATE / 2;
  return Int16Array.from({ length: pitches.length * length }, (_, i) => {
    const hertz = pitches[Math.floor(i / length)] ?? 0;
    const phase = (2 * Math.PI * hertz * i) / SAMPLE_RATE;
    return hertz === 0 ? 0 : 6000 * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase));
  });
}

const LATE = Math.round(0.065 * SAMPLE_RATE);

/** The offset that rubberband applies at this second. */
function offsetAt(map: string | undefined, second: number): number | undefined {
  const lines = (map ?? '').trim().split('\n');
  const before = lines.filter((line) => Number(line.split(' ')[0]) - LATE <= second * SAMPLE_RATE);
  return Number(before.at(-1)?.split(' ')[1]);
}

test('a pitch two semitones from the mean is moved by as much again for a factor of 2', () => {
  const map = pitchMap(aVoice(100, 126), SAMPLE_RATE, 2);
  expect(offsetAt(map, 0.25)).toBeCloseTo(-2, 0);
  expect(offsetAt(map, 0.75)).toBeCloseTo(2, 0);
});

test('no pitch is moved further than a voice goes', () => {
  const map = pitchMap(aVoice(100, 140), SAMPLE_RATE, 9);
  expect(offsetAt(map, 0.25)).toBe(-6);
  expect(offsetAt(map, 0.75)).toBe(6);
});

test('across a silence the offset goes straight on', () => {
  const map = pitchMap(aVoice(100, 0, 126), SAMPLE_RATE, 2);
  const [early, middle, late] = [0.6, 0.75, 0.9].map((second) => offsetAt(map, second) ?? Number.NaN);
  expect(middle).toBeCloseTo(0, 0);
  expect(early).toBeLessThan(middle ?? 0);
  expect(late).toBeGreaterThan(middle ?? 0);
});

test('a factor of 1 moves nothing, and silence has no map', () => {
  expect(offsetAt(pitchMap(aVoice(100, 126), SAMPLE_RATE, 1), 0.75)).toBeCloseTo(0);
  expect(pitchMap(new Int16Array(SAMPLE_RATE), SAMPLE_RATE, 2)).toBeUndefined();
});
