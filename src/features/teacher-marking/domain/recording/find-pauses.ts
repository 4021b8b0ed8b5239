import { PEAK_MS, QUIETEST, type Peaks } from './peaks.ts';

/** A stretch of a recording, in ms from its start. */
export type Stretch = { readonly fromMs: number; readonly toMs: number };

/** A shorter silence is a breath, not a pause. */
export const SHORTEST_PAUSE_MS = 700;
/** A shorter sound within a pause is a click of the mouse or the lips. */
const SHORTEST_SOUND_MS = 80;
/** Speech is at most this much quieter than the loudest speech: 25 dB. */
const SPEECH_RANGE = 0.056;
/** Speech is at least this many times as loud as the noise, unless the recording has no quiet moment. */
const ABOVE_NOISE = 2;
const LOUDEST_NOISE = 0.316;
const LOUD_SHARE = 0.95;
const NOISE_SHARE = 0.05;

const shareOf = (inOrder: Float32Array, share: number): number =>
  inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0;

/** The level that speech exceeds. It follows the loudness of the recording, so a faint voice has pauses too. */
function speechLevel(peaks: Peaks): number {
  const inOrder = new Float32Array(peaks).sort();
  const loud = shareOf(inOrder, LOUD_SHARE);
  const noise = shareOf(inOrder, NOISE_SHARE);
  return Math.max(QUIETEST, loud * SPEECH_RANGE, Math.min(noise * ABOVE_NOISE, loud * LOUDEST_NOISE));
}

/** The sounds of a recording that are long enough to be speech. */
function findSounds(peaks: Peaks): readonly Stretch[] {
  const threshold = speechLevel(peaks);
  const sounds: Stretch[] = [];
  let start: number | undefined;
  for (let place = 0; place <= peaks.length; place += 1) {
    const isLoud = place < peaks.length && (peaks[place] ?? 0) > threshold;
    if (isLoud) start ??= place;
    else if (start !== undefined) {
      const sound = { fromMs: start * PEAK_MS, toMs: place * PEAK_MS };
      if (sound.toMs - sound.fromMs >= SHORTEST_SOUND_MS) sounds.push(sound);
      start = undefined;
    }
  }
  return sounds;
}

/** The pauses between the words of a recording. Silence before the first word or after the last is none. */
export function findPauses(peaks: Peaks): readonly Stretch[] {
  const sounds = findSounds(peaks);
  return sounds.slice(1).flatMap(({ fromMs }, at) => {
    const pause = { fromMs: sounds[at]?.toMs ?? fromMs, toMs: fromMs };
    return pause.toMs - pause.fromMs >= SHORTEST_PAUSE_MS ? [pause] : [];
  });
}

/** A listener who has just jumped to a pause and jumps back again wants the one before it. */
const JUST_PASSED_MS = 1_000;

/** The pause that a jump forward leads to. */
export const pauseAfter = (pauses: readonly Stretch[], ms: number): Stretch | undefined =>
  pauses.find(({ fromMs }) => fromMs > ms + 1);

/** The pause that a jump back leads to. */
export function pauseBefore(pauses: readonly Stretch[], ms: number): Stretch | undefined {
  const before = pauses.filter(({ fromMs }) => fromMs < ms - JUST_PASSED_MS);
  return before[before.length - 1];
}
