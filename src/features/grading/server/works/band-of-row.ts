import type { GradeRow } from './grade-store.ts';

/** The band of a stored grade as a range; null where it has none. */
export const bandOfRow = ({ lowTimesTwo, highTimesTwo }: Pick<GradeRow, 'lowTimesTwo' | 'highTimesTwo'>) =>
  lowTimesTwo === null || highTimesTwo === null ? null : { low: lowTimesTwo / 2, high: highTimesTwo / 2 };
