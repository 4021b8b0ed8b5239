/** From `from` until `until`, which is not included. Both in the same unit. */
export type Interval = { readonly from: number; readonly until: number };

const byStart = (one: Interval, other: Interval) => one.from - other.from;

/** The same time as intervals that neither touch nor overlap, in order. Empty ones are left out. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of intervals.filter((each) => each.from < each.until).sort(byStart)) {
    const last = merged[merged.length - 1];
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

/** The time of the first intervals that is in none of the others, in order. */
export function subtractIntervals(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  let rest = mergeIntervals(intervals);
  for (const each of mergeIntervals(taken)) {
    rest = rest.flatMap(({ from, until }) =>
      [
        { from, until: Math.min(until, each.from) },
        { from: Math.max(from, each.until), until },
      ].filter((part) => part.from < part.until),
    );
  }
  return rest;
}

/** Whether two intervals have time in common. */
export const overlaps = (one: Interval, other: Interval): boolean =>
  one.from < other.until && other.from < one.until;

/**
 * Answers questions about merged intervals by bisection: the first interval that ends after an instant, if there is one.
 */
export function firstEndingAfter(merged: readonly Interval[], instant: number): Interval | undefined {
  let [low, high] = [0, merged.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((merged[middle] as Interval).until > instant) high = middle;
    else low = middle + 1;
  }
  return merged[low];
}
