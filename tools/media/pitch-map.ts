import { pitchTrack } from './pitch-range.ts';

/** In seconds: rubberband 3.1 with `-3` applies an offset so much before its place in the map (measured). */
const EARLY = 0.065;
/** Further than this a voice would break. */
const MOST_SEMITONES = 6;
/** Frames on either side that a pitch is the mean of: the jumps of the track are not to be heard. */
const AROUND = 1;
/** How far apart the lines of a map are at most, in seconds: rubberband holds an offset until the next line. */
const STEP = 0.01;

/**
 * A map for rubberband's `--pitchmap` that moves every pitch so many times as far from the mean. Between voiced moments
 * it goes straight from one to the next. Undefined: nothing is voiced.
 */
export function pitchMap(samples: Int16Array, rate: number, factor: number): string | undefined {
  const track = pitchTrack(samples, rate);
  if (track.length === 0) return undefined;
  const mean = track.reduce((sum, { semitones }) => sum + semitones, 0) / track.length;
  const moves = track.map(({ sample }, place) => {
    const near = track.slice(Math.max(0, place - AROUND), place + AROUND + 1);
    const own = near.reduce((sum, { semitones }) => sum + semitones, 0) / near.length;
    const offset = (factor - 1) * (own - mean);
    return { sample, offset: Math.min(MOST_SEMITONES, Math.max(-MOST_SEMITONES, offset)) };
  });
  const lines = moves.flatMap((from, place) => {
    const to = moves[place + 1] ?? from;
    const steps = Math.max(1, Math.ceil((to.sample - from.sample) / (STEP * rate)));
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      const sample = from.sample + part * (to.sample - from.sample) + EARLY * rate;
      return `${Math.round(sample)} ${(from.offset + part * (to.offset - from.offset)).toFixed(2)}\n`;
    });
  });
  return lines.join('');
}
