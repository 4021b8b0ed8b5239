/**
 * SHA-256's inner function (FIPS 180-4), for pages without `crypto.subtle`: browsers hide it on http, except
 * on localhost.
 */

const WORDS = 64;

/** The first 32 of the 53 bits of a root's fraction. */
const fractionBits = (root: number): number => (root - Math.floor(root)) * 2 ** 32;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

const PRIMES = firstPrimes(WORDS);

/** The bits that the standard takes from cube roots of the first 64 primes. */
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.pow(prime, 1 / 3)) | 0);

/** The state before the first block: from square roots of the first eight primes. */
export const INITIAL_STATE = Int32Array.from(
  PRIMES.slice(0, 8),
  (prime) => fractionBits(Math.sqrt(prime)) | 0,
);

const schedule = new Int32Array(WORDS);

/** Takes one block of 16 big-endian words into the state of 8. */
export function compress(state: Int32Array, block: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  const w = schedule;
  for (let t = 0; t < WORDS; t += 1) {
    if (t < 16) {
      w[t] = block[t] as number;
    } else {
      const x = w[t - 15] as number;
      const y = w[t - 2] as number;
      const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[t] = ((w[t - 16] as number) + small0 + (w[t - 7] as number) + small1) | 0;
    }
    const large1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + large1 + ((e & f) ^ (~e & g)) + (CONSTANTS[t] as number) + (w[t] as number)) | 0;
    const large0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (large0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}
