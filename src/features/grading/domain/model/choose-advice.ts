import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { LearnerError } from '../essay/learner-error.ts';

/** A family of errors to work on, and how much the score would rise if the text had none of them. */
export type Advice = { readonly family: ErrorFamilyId; readonly errors: number; readonly lift: number };

const MOST_ADVICE = 3;

/**
 * At most three families of errors, the one that lifts the band most first. `scoreWithout` scores the text as if those
 * errors were not in it. Families that lift the same go by how often they occur.
 */
export function chooseAdvice(
  errors: readonly LearnerError[],
  score: number,
  scoreWithout: (left: readonly LearnerError[]) => number,
): readonly Advice[] {
  const families = [...new Set(errors.map(({ family }) => family))];
  return families
    .map((family) => {
      const left = errors.filter((error) => error.family !== family);
      return { family, errors: errors.length - left.length, lift: scoreWithout(left) - score };
    })
    .sort((a, b) => b.lift - a.lift || b.errors - a.errors || (a.family < b.family ? -1 : 1))
    .slice(0, MOST_ADVICE);
}
