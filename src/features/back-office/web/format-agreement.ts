/** `+0.25`, `−0.50`, `0.00`: a difference in bands, with its sign. */
export function formatDifference(difference: number): string {
  const size = Math.abs(difference).toFixed(2);
  if (Number(size) === 0) return size;
  return difference > 0 ? `+${size}` : `−${size}`;
}

/** `83%`. */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;
