/** A piece of a video that was played, in whole milliseconds. */
export type WatchedRange = readonly [fromMs: number, toMs: number];

/** Ranges this near to each other are one: a player reports its position four times a second. */
const NEAR_MS = 300;

/** The ranges with one more, in order, merged where they meet. A range without length changes nothing. */
export function addWatched(ranges: readonly WatchedRange[], [fromMs, toMs]: WatchedRange): WatchedRange[] {
  if (toMs <= fromMs) return [...ranges];
  const all = [...ranges, [fromMs, toMs] as const].sort((one, other) => one[0] - other[0]);
  const merged: WatchedRange[] = [];
  for (const range of all) {
    const last = merged[merged.length - 1];
    if (last !== undefined && range[0] <= last[1] + NEAR_MS) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else merged.push(range);
  }
  return merged;
}

/** The sum of the ranges, in milliseconds. */
export function watchedMs(ranges: readonly WatchedRange[]): number {
  return ranges.reduce((sum, [fromMs, toMs]) => sum + toMs - fromMs, 0);
}
