import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { ERROR_FAMILIES, ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { FigureChart, FigureReport } from '../../domain/charts/figure-claim.ts';
import type { CriterionGrade } from '../../domain/grade.ts';
import type { FoundError } from '../../domain/model/found-errors.ts';
import type { Advice } from '../../domain/model/choose-advice.ts';

/** A text to grade. It says nothing about the learner. */
export type LocalWork = {
  readonly task: 1 | 2;
  readonly prompt: string;
  /** The charts of a report; none for an essay or a letter. */
  readonly charts?: readonly FigureChart[];
  readonly minWords: number;
  readonly text: string;
};

/** Something that keeps a text from a higher band. */
export type Cap = { readonly id: string; readonly cap: number; readonly message: Localised };

/** Something to work on, and the lessons that teach it, the most useful first. */
export type LocalAdvice = Advice &
  Pick<(typeof ERROR_FAMILIES)[ErrorFamilyId], 'name' | 'explanation' | 'lessons'>;

/** The grade of the local grader: an estimate, always as ranges. */
export type LocalGrade = {
  readonly grader: 'local';
  /** What a report says of its charts; empty without charts. */
  readonly figures: FigureReport;
  /** The most likely band. The ranges are at most 1.5 wide, so they hold fewer than four of five marks. */
  readonly band: number;
  readonly low: number;
  readonly high: number;
  readonly criteria: readonly (CriterionGrade & { readonly criterion: Criterion })[];
  /** All errors that were found, in the order of the text. */
  readonly errors: readonly FoundError[];
  readonly caps: readonly Cap[];
  /** At most three, the one that lifts the band most first. */
  readonly advice: readonly LocalAdvice[];
};
