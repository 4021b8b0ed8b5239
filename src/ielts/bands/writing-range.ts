import { parseBand, writingBand } from './band.ts';

export type BandRange = { readonly low: number; readonly high: number };

/**
 * The range of Writing from those of its tasks: Task 2 weighs twice as much as Task 1, at both ends. Undefined for ends
 * that are no half bands.
 */
export function writingRange(task1: BandRange, task2: BandRange): BandRange | undefined {
  const [low1, high1] = [parseBand(task1.low), parseBand(task1.high)];
  const [low2, high2] = [parseBand(task2.low), parseBand(task2.high)];
  if (low1 === undefined || high1 === undefined || low2 === undefined || high2 === undefined)
    return undefined;
  return { low: writingBand(low1, low2), high: writingBand(high1, high2) };
}
