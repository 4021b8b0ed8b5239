import { countPeaks, fillPeaks, joinPeaks, type Peaks } from '../../domain/recording/peaks.ts';

/**
 * The lowest rate that a browser accepts is enough to see speech. The sound of 15 minutes takes 11 MB at the first one,
 * and 160 MB at the last one, which is all that old browsers know.
 */
const RATES = [3_000, 8_000, 44_100];
/** Peaks that are measured before the page gets its turn: 40 seconds of sound. */
const SLICE = 2_000;

type SoundContext = Pick<OfflineAudioContext, 'decodeAudioData'>;
type OldWindow = { readonly webkitOfflineAudioContext?: typeof OfflineAudioContext };

function openContext(): SoundContext | undefined {
  const Context =
    typeof OfflineAudioContext === 'function'
      ? OfflineAudioContext
      : (window as OldWindow).webkitOfflineAudioContext;
  if (!Context) return undefined;
  for (const rate of RATES) {
    try {
      return new Context(1, 1, rate);
    } catch {
      // This browser does not know the rate.
    }
  }
  return undefined;
}

/** Undefined: the browser cannot decode it. */
function decode(context: SoundContext, bytes: ArrayBuffer): Promise<AudioBuffer | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined);
    // Safari 12 calls back, and promises nothing.
    const promise: Promise<AudioBuffer> | undefined = context.decodeAudioData(bytes, resolve, none);
    promise?.catch(none);
  });
}

const nextTurn = () => new Promise<void>((resolve) => void window.setTimeout(resolve));

async function measure(sound: AudioBuffer): Promise<Peaks> {
  const samples = sound.getChannelData(0);
  const peaks = new Float32Array(countPeaks(samples.length, sound.sampleRate));
  for (let from = 0; from < peaks.length; from += SLICE) {
    await nextTurn();
    fillPeaks(peaks, samples, sound.sampleRate, { from, to: Math.min(peaks.length, from + SLICE) });
  }
  return peaks;
}

export type MeasuredSound = { readonly peaks: Peaks; readonly durations: readonly number[] };

/** Decodes the pieces of a recording and measures their peaks, in slices. Undefined: the browser cannot decode one. */
export async function measureSound(pieces: readonly Blob[]): Promise<MeasuredSound | undefined> {
  const context = openContext();
  if (!context) return undefined;
  const peaks: Peaks[] = [];
  const durations: number[] = [];
  for (const piece of pieces) {
    const sound = await decode(context, await new Response(piece).arrayBuffer());
    if (!sound) return undefined;
    peaks.push(await measure(sound));
    durations.push(sound.duration * 1000);
  }
  return { peaks: joinPeaks(peaks), durations };
}
