/** A length of time with an accommodation of `percent` (100: none), in the unit of `time`, rounded up. */
export function withExtraTime(length: number, percent: number): number {
  return Math.ceil((length * percent) / 100);
}
