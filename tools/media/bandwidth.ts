const FRAME = 1024;
/** Below the loudest frequency by more than this, nothing is heard beside it. */
const HEARD_DB = 50;

/**
 * The highest frequency in Hz that is heard in a sound, on average over its length: less than 50 dB below the loudest.
 * Undefined: silence.
 */
export function bandwidth(samples: Int16Array, rate: number): number | undefined {
  const power = new Float64Array(FRAME / 2);
  for (let start = 0; start + FRAME <= samples.length; start += FRAME) addPower(samples, start, power);
  const loudest = Math.max(...power);
  if (loudest <= 0) return undefined;
  const least = loudest / 10 ** (HEARD_DB / 10);
  return Math.round((power.findLastIndex((each) => each >= least) * rate) / FRAME);
}

function addPower(samples: Int16Array, start: number, power: Float64Array): void {
  const [real, imaginary] = [new Float64Array(FRAME), new Float64Array(FRAME)];
  for (let i = 0; i < FRAME; i += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME);
    real[reversed(i)] = (samples[start + i] ?? 0) * window;
  }
  transform(real, imaginary);
  for (let i = 0; i < power.length; i += 1) {
    power[i] = (power[i] ?? 0) + (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2;
  }
}

const BITS = Math.log2(FRAME);

/** A place with its bits in the other order. */
function reversed(place: number): number {
  let result = 0;
  for (let bit = 0; bit < BITS; bit += 1) if (place & (1 << bit)) result |= 1 << (BITS - 1 - bit);
  return result;
}

/** The fast Fourier transform of values whose places are already reversed, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let size = 2; size <= FRAME; size *= 2) {
    for (let start = 0; start < FRAME; start += size) {
      for (let i = 0; i < size / 2; i += 1) {
        const angle = (-2 * Math.PI * i) / size;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [one, other] = [start + i, start + i + size / 2];
        const [x, y] = [real[other] ?? 0, imaginary[other] ?? 0];
        const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos];
        real[other] = (real[one] ?? 0) - turnedX;
        imaginary[other] = (imaginary[one] ?? 0) - turnedY;
        real[one] = (real[one] ?? 0) + turnedX;
        imaginary[one] = (imaginary[one] ?? 0) + turnedY;
      }
    }
  }
}
