import type { FinalBands } from './combine-markings.ts';
import type { MarkingRole, MarkingState } from './marking.ts';

type MarkingFacts = {
  readonly role: MarkingRole;
  readonly version: number;
  readonly state: MarkingState;
  readonly bandsTimesTwo: readonly (number | null)[];
};

/** The newest final marking of each role. */
export function finalMarkings<M extends MarkingFacts>(
  markings: readonly M[],
): Readonly<Partial<Record<MarkingRole, M>>> {
  const newest: Partial<Record<MarkingRole, M>> = {};
  for (const marking of markings) {
    const other = newest[marking.role];
    if (marking.state === 'final' && (!other || other.version < marking.version))
      newest[marking.role] = marking;
  }
  return newest;
}

const bandsOf = (marking: MarkingFacts | undefined) =>
  marking?.bandsTimesTwo.flatMap((band) => (band === null ? [] : [band]));

/** The bands of the newest final marking of each role. */
export function bandsByRole(markings: readonly MarkingFacts[]): FinalBands {
  const { first, second, third } = finalMarkings(markings);
  return { first: bandsOf(first), second: bandsOf(second), third: bandsOf(third) };
}

/** The marking whose comments and letter the learner reads: the third teacher's, who decides, or the first one's. */
export function shownMarking<M extends MarkingFacts>(markings: readonly M[]): M | undefined {
  const { first, third } = finalMarkings(markings);
  return third ?? first;
}
