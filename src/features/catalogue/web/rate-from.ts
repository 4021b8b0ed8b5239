import type { TeacherView } from '../contract.ts';

/** The least that a lesson with this teacher can be begun with. */
export function rateFrom({ rates: { low, high } }: TeacherView) {
  const all = [low, high].flatMap(({ minutes, entries }) => entries.map((entry) => ({ minutes, ...entry })));
  return all.reduce((cheapest, each) => (each.priceMinor < cheapest.priceMinor ? each : cheapest));
}
