const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** A count such as 12,450. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS, ',');

/** Money from millionths, such as 12.50, or 0.0042 below a tenth. No currency: that of the prices is not known. */
export function formatMicro(micro: number): string {
  const [whole = '0', part = ''] = (micro / 1_000_000).toFixed(micro < 100_000 ? 4 : 2).split('.');
  return `${whole.replace(THOUSANDS, ',')}.${part}`;
}

/** A time in seconds, such as 4.2. */
export const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1);
