/** How far one of the nine marks is filled; `between` is the open part of a range. */
export type MarkFill = 'full' | 'half' | 'empty';

/**
 * The nine marks of a band from 0 to 9 in steps of .5: mark n is full from band n on, half at n - .5. Values between
 * the steps go to the nearest half, values outside the scale to its end.
 */
export function fillsOf(band: number): ReadonlyArray<MarkFill> {
  const halves = Math.min(18, Math.max(0, Math.round(band * 2)));
  return Array.from({ length: 9 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
