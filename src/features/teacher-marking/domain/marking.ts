import type { Criterion } from '#ielts/criteria/criteria.ts';

/** `sent`: it is released after a minute, and until then its teacher may take it back. `final`: it counts. */
export const MARKING_STATES = ['draft', 'sent', 'final'] as const;
export type MarkingState = (typeof MARKING_STATES)[number];

export const MARKING_ROLES = ['first', 'second', 'third'] as const;
export type MarkingRole = (typeof MARKING_ROLES)[number];

/** `error`: something to change; `praise`: something that works; `question`: the learner should think about it. */
export const COMMENT_KINDS = ['error', 'praise', 'question', 'note'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** Strengths and next steps in the closing letter. */
export const LETTER_POINTS = 3;

/** The place of a comment. Offsets count UTF-16 units of the submitted text, which never changes. */
export type CommentAnchor =
  | { readonly in: 'text'; readonly start: number; readonly end: number; readonly quote: string }
  | {
      readonly in: 'audio';
      readonly question: string;
      readonly fromMs: number;
      /** Equal to `fromMs`: a moment. */
      readonly toMs: number;
    }
  | { readonly in: 'criterion' };

export type MarkingComment = {
  readonly id: string;
  readonly anchor: CommentAnchor;
  /** Null: of no criterion. A comment on a criterion has one. */
  readonly criterion: Criterion | null;
  readonly kind: CommentKind;
  /** The family of an error. */
  readonly family: string | null;
  readonly body: string;
  /** Better words for those that are quoted. */
  readonly suggestion: string | null;
};

/** The closing letter. An unfinished one may have empty points. */
export type Letter = {
  readonly text: string;
  readonly strengths: readonly string[];
  readonly steps: readonly string[];
};

/** A criterion with its band times two; null: not set yet. */
export type MarkedCriterion = {
  readonly criterion: Criterion;
  readonly timesTwo: number | null;
  readonly reason: string;
};

export type MarkingContent = {
  readonly criteria: readonly MarkedCriterion[];
  readonly letter: Letter;
  readonly comments: readonly MarkingComment[];
};
