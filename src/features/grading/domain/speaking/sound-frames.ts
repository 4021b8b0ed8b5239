/** A frame is 10 ms of sound. */
export const FRAMES_A_SECOND = 100;

/** The level of digital silence. */
export const SILENCE_DB = -100;

/** A recording as a list of frames: all that the measures need, at a hundredth of the size of the sound. */
export type SoundFrames = {
  /** In decibels below full scale: 0 for the loudest square wave, `SILENCE_DB` for nothing. */
  readonly levels: Float32Array;
  /** The same for the sounds between 300 and 3,000 Hz, where vowels are. */
  readonly vowelLevels: Float32Array;
  /** 1 where the sound repeats itself 70 to 400 times a second, as a voice does. */
  readonly voiced: Uint8Array;
  /** 1 where the microphone or its amplifier was at its limit. */
  readonly clipped: Uint8Array;
};

const HUM_HZ = 90;
const VOWELS_FROM_HZ = 300;
const VOWELS_TO_HZ = 3000;
/** Samples at the limit that make a frame clipped. */
const CLIPPED_SAMPLES = 3;
const CLIPPED_FROM = 0.985;

/** The rate at which voices are looked for. */
const VOICE_HZ = 4000;
const LOWEST_VOICE_HZ = 70;
const HIGHEST_VOICE_HZ = 400;
/** How like itself a sound is, one period later. */
const VOICED_FROM = 0.5;
const VOICE_WINDOW = 128;

/**
 * Turns sound into frames as it arrives, piece by piece: the sound itself is never held. The sample rate is in hertz,
 * at least 8,000. Samples that are no numbers count as silence.
 */
export function createSoundMeter(sampleRate: number): {
  readonly add: (samples: Float32Array) => void;
  readonly finish: () => SoundFrames;
} {
  const frameLength = Math.round(sampleRate / FRAMES_A_SECOND);
  const levels: number[] = [];
  const vowelLevels: number[] = [];
  const voiced: number[] = [];
  const clipped: number[] = [];
  const withoutHum = highPass(HUM_HZ, sampleRate);
  const aboveBass = highPass(VOWELS_FROM_HZ, sampleRate);
  const belowHiss = lowPass(VOWELS_TO_HZ, sampleRate);
  const voice = createVoiceFinder(sampleRate);
  let [filled, energy, vowelEnergy, atLimit] = [0, 0, 0, 0];

  function endFrame(): void {
    levels.push(decibels(energy / frameLength));
    vowelLevels.push(decibels(vowelEnergy / frameLength));
    clipped.push(atLimit >= CLIPPED_SAMPLES ? 1 : 0);
    voiced.push(voice.isVoiced() ? 1 : 0);
    [filled, energy, vowelEnergy, atLimit] = [0, 0, 0, 0];
  }

  return {
    add(samples) {
      for (const each of samples) {
        const sample = Number.isFinite(each) ? Math.max(-1, Math.min(1, each)) : 0;
        const clean = withoutHum(sample);
        const vowel = belowHiss(aboveBass(sample));
        energy += clean * clean;
        vowelEnergy += vowel * vowel;
        if (Math.abs(sample) >= CLIPPED_FROM) atLimit += 1;
        voice.add(clean);
        filled += 1;
        if (filled === frameLength) endFrame();
      }
    },
    finish: () => ({
      levels: Float32Array.from(levels),
      vowelLevels: Float32Array.from(vowelLevels),
      voiced: Uint8Array.from(voiced),
      clipped: Uint8Array.from(clipped),
    }),
  };
}

/** The mean square of samples in decibels. */
function decibels(meanSquare: number): number {
  return meanSquare <= 1e-10 ? SILENCE_DB : 10 * Math.log10(meanSquare);
}

/** The simplest filters there are, one pole each: levels need no better ones. */
function lowPass(hertz: number, sampleRate: number): (sample: number) => number {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  let out = 0;
  return (sample) => {
    out += share * (sample - out);
    return out;
  };
}

function highPass(hertz: number, sampleRate: number): (sample: number) => number {
  const low = lowPass(hertz, sampleRate);
  return (sample) => sample - low(sample);
}

/** Finds whether the last 30 ms of sound repeat themselves at the rate of a voice. */
function createVoiceFinder(sampleRate: number) {
  const step = Math.max(1, Math.round(sampleRate / VOICE_HZ));
  const rate = sampleRate / step;
  const shortest = Math.floor(rate / HIGHEST_VOICE_HZ);
  const longest = Math.ceil(rate / LOWEST_VOICE_HZ);
  const held = new Float32Array(VOICE_WINDOW + longest);
  let [sum, count] = [0, 0];

  function likeness(lag: number): number {
    let [product, now, before] = [0, 0, 0];
    for (let place = longest; place < held.length; place += 1) {
      const [a, b] = [held[place] ?? 0, held[place - lag] ?? 0];
      product += a * b;
      now += a * a;
      before += b * b;
    }
    return now * before <= 1e-12 ? 0 : product / Math.sqrt(now * before);
  }

  return {
    add(sample: number) {
      sum += sample;
      count += 1;
      if (count < step) return;
      held.copyWithin(0, 1);
      held[held.length - 1] = sum / step;
      [sum, count] = [0, 0];
    },
    isVoiced() {
      for (let lag = shortest; lag <= longest; lag += 1) if (likeness(lag) >= VOICED_FROM) return true;
      return false;
    },
  };
}
