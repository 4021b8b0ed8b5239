/** Numbers from 0 up to 1 that follow from the seed alone (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Normally distributed numbers, mean 0 and deviation 1, from numbers between 0 and 1. */
export function normalNumbers(next: () => number): () => number {
  return () => {
    const distance = Math.sqrt(-2 * Math.log(1 - next()));
    return distance * Math.cos(2 * Math.PI * next());
  };
}
