import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';

/** An error that the rules for learners found. `start` and `end` count UTF-16 units. */
export type LearnerError = {
  /** The id of its family in the table of error families. */
  readonly family: ErrorFamilyId;
  /** The criterion that errors of the family lower. */
  readonly criterion: Criterion;
  readonly start: number;
  readonly end: number;
  readonly comment: Localised;
};
