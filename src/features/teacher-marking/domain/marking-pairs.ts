import { ALL_CRITERIA, CRITERIA, type Criterion, type WorkKind } from '#ielts/criteria/criteria.ts';
import type { BandPair } from './agreement.ts';
import { meanTimesTwo } from './mean-band.ts';
import type { MarkingRole } from './marking.ts';

/** A first version, as far as agreement goes. */
export type BlindMarking = {
  readonly orderId: string;
  readonly role: MarkingRole;
  readonly version: number;
  readonly teacherId: string | null;
  /** Four bands times two, from before the teacher saw any other mark. */
  readonly blindTimesTwo: readonly number[] | null;
  readonly machineLowTimesTwo: number | null;
  readonly machineHighTimesTwo: number | null;
  /** The middles of its criteria, in the order of the four; null: it had none. */
  readonly machineCriteriaTimesTwo: readonly (number | null)[] | null;
};

/** The bands of two teachers who marked one work blind. */
export type TeacherPair<Marking extends BlindMarking = BlindMarking> = {
  readonly first: Marking;
  readonly second: Marking;
};

const isBlind = ({ version, role, blindTimesTwo }: BlindMarking) =>
  version === 1 && role !== 'third' && blindTimesTwo !== null;

/** First and second markings of the same works. */
export function teacherPairs<Marking extends BlindMarking>(
  markings: readonly Marking[],
): readonly TeacherPair<Marking>[] {
  const seconds = new Map(
    markings
      .filter((each) => isBlind(each) && each.role === 'second')
      .map((each) => [each.orderId, each] as const),
  );
  return markings.flatMap((first) => {
    const second = first.role === 'first' && isBlind(first) ? seconds.get(first.orderId) : undefined;
    return second ? [{ first, second }] : [];
  });
}

/** The bands of one criterion, by its place among the four, or the overall ones. */
export function bandsOfPair({ first, second }: TeacherPair, place: number | 'overall'): BandPair {
  const of = ({ blindTimesTwo }: BlindMarking) => {
    const bands = blindTimesTwo ?? [];
    return place === 'overall' ? meanTimesTwo(bands) : (bands[place] ?? 0);
  };
  return { one: of(first), other: of(second) };
}

type OfKind = BlindMarking & { readonly kind: WorkKind };

/** The bands of two teachers for the overall band and for each criterion that was marked. */
export function pairsByCriterion(
  pairs: readonly TeacherPair<OfKind>[],
): ReadonlyMap<Criterion | 'overall', readonly BandPair[]> {
  const byCriterion = new Map<Criterion | 'overall', readonly BandPair[]>();
  for (const criterion of ['overall', ...ALL_CRITERIA] as const) {
    const found = pairs.flatMap((pair) => {
      if (criterion === 'overall') return [bandsOfPair(pair, 'overall')];
      const place = (CRITERIA[pair.first.kind] as readonly string[]).indexOf(criterion);
      return place < 0 ? [] : [bandsOfPair(pair, place)];
    });
    if (found.length > 0) byCriterion.set(criterion, found);
  }
  return byCriterion;
}

/** The overall band of a teacher and the middle of the machine's estimate, a quarter up; undefined: it had none. */
export function machinePair(marking: BlindMarking): BandPair | undefined {
  const { blindTimesTwo, machineLowTimesTwo: low, machineHighTimesTwo: high } = marking;
  if (!isBlind(marking) || !blindTimesTwo || low === null || high === null) return undefined;
  return { one: meanTimesTwo(blindTimesTwo), other: meanTimesTwo([low, high]) };
}

/** The bands of a teacher and a machine for the overall band and for each criterion that the machine estimated. */
export function machinePairsByCriterion(
  markings: readonly OfKind[],
): ReadonlyMap<Criterion | 'overall', readonly BandPair[]> {
  const byCriterion = new Map<Criterion | 'overall', readonly BandPair[]>();
  for (const criterion of ['overall', ...ALL_CRITERIA] as const) {
    const found = markings.flatMap((marking) =>
      criterion === 'overall' ? (machinePair(marking) ?? []) : pairOfCriterion(marking, criterion),
    );
    if (found.length > 0) byCriterion.set(criterion, found);
  }
  return byCriterion;
}

function pairOfCriterion(marking: OfKind, criterion: Criterion): BandPair[] {
  const place = (CRITERIA[marking.kind] as readonly string[]).indexOf(criterion);
  const other = marking.machineCriteriaTimesTwo?.[place] ?? null;
  const one = marking.blindTimesTwo?.[place];
  return isBlind(marking) && one !== undefined && other !== null ? [{ one, other }] : [];
}
