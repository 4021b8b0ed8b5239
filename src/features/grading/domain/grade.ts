import type { Criterion, WorkKind } from '#ielts/criteria/criteria.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';

/** The evidence of a judgement: words of the work, and what they show. */
export type GradeEvidence = {
  readonly quote: string;
  /** Speaking only: the question that the quote answers. */
  readonly question?: string | undefined;
  readonly comment: Localised;
};

/** A range of half bands, `low` at most `high`. A person may be certain; a program gives a range. */
export type CriterionGrade = {
  readonly criterion: Criterion;
  readonly low: number;
  readonly high: number;
  readonly evidence: readonly GradeEvidence[];
};

export type Grade = { readonly criteria: readonly CriterionGrade[] };

/** The parts of a work that a grade is checked against. */
export type JudgedWork = {
  readonly kind: WorkKind;
  /** The written text. For Speaking it is the transcript, question by question. */
  readonly texts: readonly { readonly question?: string | undefined; readonly text: string }[];
};
