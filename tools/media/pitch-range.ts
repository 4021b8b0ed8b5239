/** Of speech: lower and higher than anybody talks. */
const LOWEST_HZ = 65;
const HIGHEST_HZ = 400;
/** Enough for a pitch, and for a few minutes of speech in seconds. */
const RATE = 8000;
const FRAME = 320;
const STEP = 160;
/** A frame is voiced when it repeats itself at least this well; 1 is perfectly. */
const VOICED = 0.75;
/** Further from the middle it is a slip of an octave, and not the speaker. */
const MOST_SEMITONES = 9;
const LEAST_FRAMES = 20;

/** The pitch of a voiced moment, in semitones above 1 Hz, and where it is. */
type Pitch = { readonly sample: number; readonly semitones: number };

/** The pitch of a voice over time. Moments without one, and slips of an octave, are left out. */
export function pitchTrack(samples: Int16Array, rate: number): Pitch[] {
  const factor = Math.max(1, Math.round(rate / RATE));
  const slow = slowed(samples, factor);
  const ownRate = rate / factor;
  const pitches: Pitch[] = [];
  const least = Math.floor(ownRate / HIGHEST_HZ);
  const most = Math.ceil(ownRate / LOWEST_HZ);
  for (let start = 0; start + FRAME + most < slow.length; start += STEP) {
    const lag = bestLag(slow, start, least, most);
    const sample = (start + FRAME / 2) * factor;
    if (lag !== undefined) pitches.push({ sample, semitones: 12 * Math.log2(ownRate / lag) });
  }
  const sorted = pitches.map(({ semitones }) => semitones).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return pitches.filter(({ semitones }) => Math.abs(semitones - middle) <= MOST_SEMITONES);
}

/**
 * How far the pitch of a voice moves: the standard deviation in semitones. People in conversation have 3 to 5. Undefined:
 * too little is voiced.
 */
export function pitchRange(samples: Int16Array, rate: number): number | undefined {
  const track = pitchTrack(samples, rate);
  if (track.length < LEAST_FRAMES) return undefined;
  const mean = track.reduce((sum, { semitones }) => sum + semitones, 0) / track.length;
  return Math.sqrt(track.reduce((sum, { semitones }) => sum + (semitones - mean) ** 2, 0) / track.length);
}

/** Each so many samples as their mean. */
function slowed(samples: Int16Array, factor: number): Float64Array {
  const slow = new Float64Array(Math.floor(samples.length / factor));
  for (let i = 0; i < slow.length; i += 1) {
    for (let j = 0; j < factor; j += 1) slow[i] = (slow[i] ?? 0) + (samples[i * factor + j] ?? 0) / factor;
  }
  return slow;
}

/** How alike a frame and the frame this much later are: 1 is the same. */
function alike(sound: Float64Array, start: number, lag: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let i = start; i < start + FRAME; i += 1) {
    const [here, later] = [sound[i] ?? 0, sound[i + lag] ?? 0];
    both += here * later;
    one += here * here;
    other += later * later;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}

/** The period of a frame in samples, between them by a parabola; undefined where there is none. */
function bestLag(sound: Float64Array, start: number, least: number, most: number): number | undefined {
  const scores: number[] = [];
  for (let lag = least - 1; lag <= most + 1; lag += 1) scores.push(alike(sound, start, lag));
  const highest = Math.max(...scores.slice(1, -1));
  if (highest < VOICED) return undefined;
  // The first peak that is nearly as high: twice the period is as good, and an octave too low.
  const at = scores.findIndex(
    (score, i) =>
      i > 0 &&
      i < scores.length - 1 &&
      score > highest * 0.95 &&
      score >= (scores[i - 1] ?? 1) &&
      score >= (scores[i + 1] ?? 1),
  );
  if (at < 0) return undefined;
  const [before, here, after] = [scores[at - 1] ?? 0, scores[at] ?? 0, scores[at + 1] ?? 0];
  const bend = before - 2 * here + after;
  return least - 1 + at + (bend === 0 ? 0 : (before - after) / (2 * bend));
}
