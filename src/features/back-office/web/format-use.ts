const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** A count such as 12,450. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS, ',');

/** Money from millionths, such as 12.50, or 0.0042 between nothing and a tenth. The currency is that of the prices. */
export function formatMicro(micro: number): string {
  const digits = micro > 0 && micro < 100_000 ? 4 : 2;
  const [whole = '0', part = ''] = (micro / 1_000_000).toFixed(digits).split('.');
  return `${whole.replace(THOUSANDS, ',')}.${part}`;
}

/** A time in seconds, such as 4.2. */
export const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1);
