import { formatBand } from './format-band.ts';

/** A range of bands as it is always written: `5.5–6.5`, and one figure where both ends are the same. */
export function formatBandRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? formatBand(low) : `${formatBand(low)}–${formatBand(high)}`;
}
