import type { LearnerError } from '../essay/learner-error.ts';
import type { SurfaceIssue } from '../essay/surface-issue.ts';
import type { AdviceTopicId } from './advice-topics.ts';
import type { MissingPart } from './find-text-topics.ts';

/** Something to work on, and how much the score would rise without it. */
export type Advice = {
  readonly topic: AdviceTopicId;
  /** How often it occurs in the text; 0 for what is not counted. */
  readonly errors: number;
  readonly lift: number;
};

type Found = { readonly errors: readonly LearnerError[]; readonly issues: readonly SurfaceIssue[] };
type Measures = Readonly<Record<string, number>>;

const MOST_ADVICE = 3;
/**
 * The least that a part which the task asks for is worth: a band in one of four criteria. The fitted model alone cannot
 * say, because few of the essays that it was fitted on lack one.
 */
const LEAST_LIFT_OF_PART = 0.25;

/**
 * At most three things to work on, the one that lifts the band most first. `scoreOf` scores the text with other errors,
 * or with other measures. What lifts the same goes by how often it occurs.
 */
export function chooseAdvice(
  found: Found,
  missing: readonly MissingPart[],
  scoreOf: (found: Found, measures?: Measures) => number,
): readonly Advice[] {
  const score = scoreOf(found);
  const families = [...new Set(found.errors.map(({ family }) => family))].map((family): Advice => {
    const errors = found.errors.filter((error) => error.family !== family);
    const count = found.errors.length - errors.length;
    return { topic: family, errors: count, lift: scoreOf({ ...found, errors }) - score };
  });
  const issues = found.issues.filter(({ kind }) => kind !== 'spelling');
  const misspelt = found.issues.length - issues.length;
  const spelling: Advice[] =
    misspelt === 0
      ? []
      : [{ topic: 'spelling', errors: misspelt, lift: scoreOf({ ...found, issues }) - score }];
  const parts = missing.map(({ topic, measures }): Advice => {
    const lift = scoreOf(found, measures) - score;
    return { topic, errors: 0, lift: Math.max(LEAST_LIFT_OF_PART, lift) };
  });
  return [...families, ...spelling, ...parts]
    .sort((a, b) => b.lift - a.lift || b.errors - a.errors || (a.topic < b.topic ? -1 : 1))
    .slice(0, MOST_ADVICE);
}
