/** Sounds whose measures are known, because they are made here. Each is in one channel at 16,000 Hz. */
export const RATE = 16_000;

/** A sound from -1 to 1 at a time in seconds. */
type Sound = (second: number) => number;

/** The loudness of a sine wave at full scale is -3 dB. */
const amplitude = (levelDb: number): number => 10 ** ((levelDb + 3.01) / 20);

export function play(seconds: number, sound: Sound): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, place) => sound(place / RATE));
}

/** Numbers from -1 to 1 that are the same in each run. */
export function noise(levelDb: number, seed = 1): Sound {
  let state = seed;
  // The loudness of evenly spread numbers is -4.77 dB.
  const scale = 10 ** ((levelDb + 4.77) / 20);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 31 - 1) * scale;
  };
}

export function tone(levelDb: number, hertz = 440): Sound {
  return (second) => amplitude(levelDb) * Math.sin(2 * Math.PI * hertz * second);
}

/**
 * Something like a voice: a buzz of 120 Hz with its overtones, as loud as said in the middle of each syllable and 20 dB
 * less between two.
 */
export function voice(levelDb: number, syllablesASecond = 4): Sound {
  return (second) => {
    let sum = 0;
    for (let overtone = 1; overtone <= 12; overtone += 1) {
      sum += Math.sin(2 * Math.PI * 120 * overtone * second) / 4;
    }
    const swing = 0.55 - 0.45 * Math.cos(2 * Math.PI * syllablesASecond * second);
    return sum * swing * amplitude(levelDb);
  };
}

/** Two sounds at once. */
export function both(a: Sound, b: Sound): Sound {
  return (second) => a(second) + b(second);
}

export const silence: Sound = () => 0;

/** Sounds one after the other. */
export function sequence(...parts: readonly (readonly [seconds: number, sound: Sound])[]): Float32Array {
  const played = parts.map(([seconds, sound]) => play(seconds, sound));
  const joined = new Float32Array(played.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of played) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
