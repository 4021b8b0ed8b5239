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
};

/** The bands of two teachers who marked one work blind. */
export type TeacherPair = {
  readonly first: BlindMarking;
  readonly second: BlindMarking;
};

const isBlind = ({ version, role, blindTimesTwo }: BlindMarking) =>
  version === 1 && role !== 'third' && blindTimesTwo !== null;

/** First and second markings of the same works. */
export function teacherPairs(markings: readonly BlindMarking[]): readonly TeacherPair[] {
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

/** The overall band of a teacher and the middle of the machine's estimate, a quarter up; undefined: it had none. */
export function machinePair(marking: BlindMarking): BandPair | undefined {
  const { blindTimesTwo, machineLowTimesTwo: low, machineHighTimesTwo: high } = marking;
  if (!isBlind(marking) || !blindTimesTwo || low === null || high === null) return undefined;
  return { one: meanTimesTwo(blindTimesTwo), other: meanTimesTwo([low, high]) };
}
