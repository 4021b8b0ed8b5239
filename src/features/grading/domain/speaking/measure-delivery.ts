import { quantile } from '../measures/statistics.ts';
import { deliveryOf, LONG_PAUSE_SECONDS, PAUSE_SECONDS, type Delivery } from './delivery.ts';
import { FRAMES_A_SECOND, SILENCE_DB, type SoundFrames } from './sound-frames.ts';

/** Speech is at most this far below the loudest speech. */
const SPEECH_RANGE_DB = 25;
/** Speech is at least this far above the noise. */
const ABOVE_NOISE_DB = 6;
/** The quietest moments of speech without a pause are this far below the loudest: they are not noise. */
const SPEECH_DIPS_DB = 10;
/** Nothing below this is speech. */
const FAINTEST_DB = -65;
const LOUD_SHARE = 0.95;
const NOISE_SHARE = 0.05;
/** A click is shorter than the first, in frames, and nothing that stands alone is speech below the second. */
const SHORTEST_SOUND = 7;
const SHORTEST_SPEECH = 12;
const SHORTEST_PAUSE = PAUSE_SECONDS * FRAMES_A_SECOND;
const SMOOTH_FRAMES = 5;
/** Between two syllables the level falls by this much. */
const DIP_DB = 2;
const SYLLABLE_FRAMES = 7;

/** A stretch of frames, `to` excluded. */
type Run = { readonly from: number; readonly to: number };

/** Measures the delivery of one recording. It never throws; a recording without speech has zeros. */
export function measureDelivery(frames: SoundFrames): Delivery {
  const smooth = smoothed(frames.levels, SMOOTH_FRAMES);
  const { threshold, noiseDb } = splitLevels(smooth);
  const runs = findRuns(smooth, threshold);
  const first = runs[0]?.from ?? 0;
  const end = runs[runs.length - 1]?.to ?? 0;
  const gaps = runs.slice(1).map(({ from }, at) => (from - (runs[at]?.to ?? from)) / FRAMES_A_SECOND);
  const speechFrames = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const shareIn = (marks: Uint8Array) =>
    speechFrames === 0 ? 0 : runs.reduce((sum, run) => sum + countIn(marks, run), 0) / speechFrames;
  return deliveryOf({
    seconds: frames.levels.length / FRAMES_A_SECOND,
    answerSeconds: (end - first) / FRAMES_A_SECOND,
    speechSeconds: speechFrames / FRAMES_A_SECOND,
    pauses: gaps.length,
    longPauses: gaps.filter((gap) => gap > LONG_PAUSE_SECONDS).length,
    longestPauseSeconds: Math.max(0, ...gaps),
    runs: runs.length,
    syllables: countSyllables(frames, runs),
    levelDb: meanLevel(frames.levels, runs),
    noiseDb,
    clippedShare: shareIn(frames.clipped),
    voicedShare: shareIn(frames.voiced),
  });
}

const powerOf = (level: number): number => 10 ** (level / 10);
const levelOf = (power: number): number => Math.max(SILENCE_DB, 10 * Math.log10(Math.max(power, 1e-10)));

/** The mean power around each frame, as a level. */
function smoothed(levels: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(levels.length + 1);
  levels.forEach((level, place) => (sums[place + 1] = (sums[place] ?? 0) + powerOf(level)));
  return levels.map((_, place) => {
    const from = Math.max(0, place - (width >> 1));
    const to = Math.min(levels.length, place + (width >> 1) + 1);
    return levelOf(((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}

function splitLevels(smooth: Float32Array) {
  if (smooth.length === 0) return { noiseDb: SILENCE_DB, threshold: 0 };
  const inOrder = [...smooth].sort((a, b) => a - b);
  const loud = quantile(inOrder, LOUD_SHARE);
  const noiseDb = quantile(inOrder, NOISE_SHARE);
  const aboveNoise = Math.min(noiseDb + ABOVE_NOISE_DB, loud - SPEECH_DIPS_DB);
  return { noiseDb, threshold: Math.max(FAINTEST_DB, loud - SPEECH_RANGE_DB, aboveNoise) };
}

/** Stretches above the threshold. Short gaps are bridged first, then clicks are dropped. */
function findRuns(levels: Float32Array, threshold: number): readonly Run[] {
  const bridged: { from: number; to: number }[] = [];
  const heard: { from: number; to: number }[] = [];
  levels.forEach((level, place) => {
    if (level <= threshold) return;
    const last = heard[heard.length - 1];
    if (last?.to === place) last.to = place + 1;
    else heard.push({ from: place, to: place + 1 });
  });
  for (const run of heard.filter(({ from, to }) => to - from >= SHORTEST_SOUND)) {
    const last = bridged[bridged.length - 1];
    if (last && run.from - last.to <= SHORTEST_PAUSE) last.to = run.to;
    else bridged.push({ ...run });
  }
  return bridged.filter(({ from, to }) => to - from >= SHORTEST_SPEECH);
}

function countIn(marks: Uint8Array, { from, to }: Run): number {
  let count = 0;
  for (let place = from; place < to; place += 1) count += marks[place] ?? 0;
  return count;
}

function meanLevel(levels: Float32Array, runs: readonly Run[]): number {
  let [power, count] = [0, 0];
  for (const { from, to } of runs) {
    for (let place = from; place < to; place += 1) {
      power += powerOf(levels[place] ?? SILENCE_DB);
      count += 1;
    }
  }
  return count === 0 ? SILENCE_DB : levelOf(power / count);
}

/** Peaks of the vowels' level with a dip on both sides, where a voice sounds. */
function countSyllables({ vowelLevels, voiced }: SoundFrames, runs: readonly Run[]): number {
  const levels = smoothed(vowelLevels, SYLLABLE_FRAMES);
  let count = 0;
  for (const { from, to } of runs) {
    let low = SILENCE_DB;
    let peak = SILENCE_DB;
    let hasVoice = false;
    for (let place = from; place < to; place += 1) {
      const level = levels[place] ?? SILENCE_DB;
      if (level > peak) {
        peak = level;
        hasVoice = voiced[place] === 1;
      }
      const falls = peak - level >= DIP_DB || place === to - 1;
      if (falls && hasVoice && peak - low >= DIP_DB) count += 1;
      if (!falls && level >= low) continue;
      low = level;
      peak = level;
      hasVoice = false;
    }
  }
  return count;
}
