/** The levels of a quiet room and of a loud voice, in decibels below full scale. */
const SILENCE_DB = -52;
const LOUD_DB = -12;

/** From this level on, someone is speaking close to the microphone. */
export const HEARD_LEVEL = 0.3;

/**
 * The loudness of a moment, from 0 (a quiet room) to 1 (a loud voice), in decibels as an ear hears it. `samples` are
 * unsigned bytes around 128, as the browser's AnalyserNode returns them.
 */
export function soundLevel(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < samples.length; place += 1) {
    const swing = ((samples[place] ?? 128) - 128) / 128;
    sum += swing * swing;
  }
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  if (rms === 0) return 0;
  const decibels = 20 * Math.log10(rms);
  return Math.min(1, Math.max(0, (decibels - SILENCE_DB) / (LOUD_DB - SILENCE_DB)));
}
