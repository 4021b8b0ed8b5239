import type { TeacherView } from '../../catalogue-contract.ts';

/** The least that a lesson with this teacher can be begun with; undefined while none is on sale. */
export function rateFrom({ rates: { low, high } }: TeacherView) {
  const all = [low, high].flatMap(({ minutes, entries }) => entries.map((entry) => ({ minutes, ...entry })));
  return all
    .filter(({ available }) => available)
    .sort((a, b) => a.priceMinor - b.priceMinor)
    .shift();
}
