/** A recording as its loudest sample in each 20 ms, from 0 to 1. It is enough to draw it and to find its pauses. */
export type Peaks = Float32Array;

export const PEAKS_A_SECOND = 50;
export const PEAK_MS = 1000 / PEAKS_A_SECOND;

/** How many peaks so many samples have. */
export const countPeaks = (samples: number, sampleRate: number): number =>
  Math.ceil((samples / sampleRate) * PEAKS_A_SECOND);

/**
 * Fills the peaks from one place to another, `to` excluded, and leaves the others alone. A long recording is measured in
 * slices, so that the page stays usable.
 */
export function fillPeaks(
  peaks: Peaks,
  samples: Float32Array,
  sampleRate: number,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const perPeak = sampleRate / PEAKS_A_SECOND;
  for (let place = from; place < to; place += 1) {
    const end = Math.min(samples.length, Math.round((place + 1) * perPeak));
    let loudest = 0;
    for (let at = Math.round(place * perPeak); at < end; at += 1) {
      const level = Math.abs(samples[at] ?? 0);
      if (level > loudest) loudest = level;
    }
    peaks[place] = Math.min(1, loudest);
  }
}

/** Joins the peaks of the pieces of an interrupted answer. */
export function joinPeaks(pieces: readonly Peaks[]): Peaks {
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    joined.set(piece, place);
    place += piece.length;
  }
  return joined;
}

/** The heights of a drawing with so many bars, from 0 to 1. The loudest bar is 1; silence stays at 0. */
export function barsOf(peaks: Peaks, count: number): readonly number[] {
  const bars = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    let loudest = 0;
    for (let place = from; place < to; place += 1) loudest = Math.max(loudest, peaks[place] ?? 0);
    return loudest;
  });
  const most = Math.max(...bars, 0);
  return most < QUIETEST ? bars.map(() => 0) : bars.map((bar) => bar / most);
}

/** What is quieter is the hum of a microphone, not a voice. */
export const QUIETEST = 0.0006;
