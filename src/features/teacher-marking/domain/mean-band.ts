/**
 * The mean of some bands, all times two, to the half band: a quarter goes up to the half, and three quarters up to the
 * whole. The overall band is that of the four criteria; two teachers' bands of one criterion become one by it too.
 */
export function meanTimesTwo(bands: readonly number[]): number {
  const sum = bands.reduce((total, band) => total + band, 0);
  return Math.floor((sum + bands.length / 2) / bands.length);
}
