import type { GradeEvidence } from '../../domain/grade.ts';
import { RUBRIC_COMMENTS } from '../../domain/rubric/rubric-comments.ts';
import type { RubricAnswer } from './reply-schemas.ts';

const MOST_EVIDENCE = 5;

/**
 * The quotes of a criterion with our own comments: each quote once, what is weak first, then what is strong, then the
 * middle. No word of the model reaches a learner.
 */
export function chooseRubricEvidence(answers: readonly RubricAnswer[]): readonly GradeEvidence[] {
  const order = { low: 0, high: 1, medium: 2 } as const;
  const seen = new Set<string>();
  return [...answers]
    .sort((a, b) => order[a.level] - order[b.level])
    .flatMap(({ question, level, quote }) => {
      if (quote === undefined || seen.has(quote)) return [];
      seen.add(quote);
      return [{ quote, comment: RUBRIC_COMMENTS[question][level] }];
    })
    .slice(0, MOST_EVIDENCE);
}
