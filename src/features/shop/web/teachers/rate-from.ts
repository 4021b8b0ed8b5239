import type { TeacherView } from '../../catalogue-contract.ts';

/** The lowest price of a pack of this teacher; undefined while none is on sale. */
export function rateFrom({ rates: { low, high } }: TeacherView) {
  const all = [low, high].flatMap(({ minutes, entries }) => entries.map((entry) => ({ minutes, ...entry })));
  return all
    .filter(({ available }) => available)
    .sort((a, b) => a.priceMinor - b.priceMinor)
    .shift();
}
