/** A band as it is always written: one decimal, `7.0`, `6.5`. */
export function formatBand(band: number): string {
  return band.toFixed(1);
}
