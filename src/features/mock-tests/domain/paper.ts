/**
 * A paper: what a candidate may see of a mock test. The answer key is a separate value (`answer-key.ts`) that never
 * leaves the server before the attempt is over. The candidate's side is English, as in the test.
 */

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];

export const QUESTION_TYPES = ['true-false-not-given', 'multiple-choice', 'sentence-completion'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a candidate may write into one gap: so many words, and whether a number may stand beside or instead of them. */
export type WordLimit = { readonly words: number; readonly number: boolean };

export type StatementQuestion = { readonly number: number; readonly statement: string };
export type ChoiceQuestion = {
  readonly number: number;
  readonly stem: string;
  /** In the order shown; the first is A. */
  readonly options: readonly string[];
};
/** `text` holds exactly one `{gap}`. */
export type GapQuestion = { readonly number: number; readonly text: string };

export type QuestionGroup =
  | { readonly type: 'true-false-not-given'; readonly questions: readonly StatementQuestion[] }
  | { readonly type: 'multiple-choice'; readonly questions: readonly ChoiceQuestion[] }
  | {
      readonly type: 'sentence-completion';
      readonly wordLimit: WordLimit;
      readonly questions: readonly GapQuestion[];
    };

export type Paragraph = { readonly letter: string; readonly text: string };
export type Passage = {
  readonly title: string;
  readonly introduction: string | undefined;
  readonly paragraphs: readonly Paragraph[];
};

export type Part = { readonly passage: Passage; readonly groups: readonly QuestionGroup[] };

export type Section = {
  readonly skill: Skill;
  readonly durationMinutes: number;
  readonly parts: readonly Part[];
};

export const TRUE_FALSE_NOT_GIVEN = ['TRUE', 'FALSE', 'NOT GIVEN'] as const;
