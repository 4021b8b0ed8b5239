/** So much time of the test with an accommodation of `percent` (100: none), in the unit given, up to the next whole one. */
export function withExtraTime(length: number, percent: number): number {
  return Math.ceil((length * percent) / 100);
}
