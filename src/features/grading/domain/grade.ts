import type { Criterion, WorkKind } from '#ielts/criteria/criteria.ts';

/** What a judgement rests on: words of the work, and what they show. */
export type GradeEvidence = {
  readonly quote: string;
  /** Of Speaking: the question that was answered so. */
  readonly question?: string | undefined;
  readonly comment: string;
};

/** Half bands, `low` at most `high`: a person may be sure, a program gives a range. */
export type CriterionGrade = {
  readonly criterion: Criterion;
  readonly low: number;
  readonly high: number;
  readonly evidence: readonly GradeEvidence[];
};

export type Grade = { readonly criteria: readonly CriterionGrade[] };

/** What can be looked up of a piece of work when its grade comes back. */
export type JudgedWork = {
  readonly kind: WorkKind;
  /** What was written; of Speaking the words as they were heard, question by question. */
  readonly texts: readonly { readonly question?: string | undefined; readonly text: string }[];
};
