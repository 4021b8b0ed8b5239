import type { AgreementReport, AgreementRow } from '../admin-replies.ts';
import { monthsBetween } from './month-range.ts';

export type DriftPoint = {
  readonly month: string;
  readonly place: number;
  /** The mean difference in bands. */
  readonly difference: number;
  readonly count: number;
};

/** The mean differences of one criterion by month. A month without pairs has no point, and takes its place. */
export type Drift = {
  readonly months: readonly string[];
  readonly teachers: readonly DriftPoint[];
  readonly machine: readonly DriftPoint[];
  /** The greatest difference that the scale shows, in bands: at least one, a whole number. */
  readonly reach: number;
};

/** The drift of a criterion. Undefined: no month has a pair. */
export function readDrift(
  { teachers, machine }: Pick<AgreementReport, 'teachers' | 'machine'>,
  criterion: AgreementRow['criterion'],
): Drift | undefined {
  const rows = [...teachers, ...machine].filter((row) => row.criterion === criterion);
  const sorted = rows.map(({ month }) => month).sort();
  const [first] = sorted;
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const months = monthsBetween(first, last);
  const pointsOf = (all: readonly AgreementRow[]) =>
    all.flatMap(({ criterion: name, month, mean_difference: difference, count }) =>
      name === criterion && difference !== null
        ? [{ month, place: months.indexOf(month), difference, count }]
        : [],
    );
  const greatest = Math.max(0, ...rows.map(({ mean_difference: difference }) => Math.abs(difference ?? 0)));
  return {
    months,
    teachers: pointsOf(teachers),
    machine: pointsOf(machine),
    reach: Math.max(1, Math.ceil(greatest)),
  };
}
