import type { GroupOf, QuestionGroup, QuestionType } from '#ielts/question-types/registry.ts';

/** All that the content check knows of one question type. */
type QuestionTypeCheck<Group> = {
  /** The answers of Reading are in the passage in the order of the questions. */
  readonly followsPassage: boolean;
  /** The same for Listening and the recording. */
  readonly followsRecording: boolean;
  /** How many of the shared options its questions take. */
  readonly optionsTaken: (group: Group) => number;
};

const onePerQuestion = (group: Pick<QuestionGroup, 'questions'>) => group.questions.length;
const ANY_ORDER = { followsPassage: false, followsRecording: true, optionsTaken: onePerQuestion };
const IN_ORDER = { followsPassage: true, followsRecording: true, optionsTaken: onePerQuestion };

const CHECKS = {
  'true-false-not-given': IN_ORDER,
  'yes-no-not-given': ANY_ORDER,
  'multiple-choice': ANY_ORDER,
  'multiple-choice-several': {
    followsPassage: false,
    followsRecording: false,
    optionsTaken: ({ choose }) => choose,
  },
  'matching-information': ANY_ORDER,
  'matching-headings': ANY_ORDER,
  'matching-features': ANY_ORDER,
  'matching-sentence-endings': ANY_ORDER,
  'sentence-completion': IN_ORDER,
  'form-completion': ANY_ORDER,
  'note-completion': ANY_ORDER,
  'table-completion': ANY_ORDER,
  'flow-chart-completion': ANY_ORDER,
  'summary-completion': ANY_ORDER,
  'diagram-labelling': ANY_ORDER,
  'plan-labelling': ANY_ORDER,
  'map-labelling': ANY_ORDER,
  'short-answer': ANY_ORDER,
} satisfies { readonly [Type in QuestionType]: QuestionTypeCheck<GroupOf<Type>> };

/** The checks of each question type. A group goes to the checks of its own type only. */
export const QUESTION_TYPE_CHECKS = CHECKS as Readonly<
  Record<QuestionType, QuestionTypeCheck<QuestionGroup>>
>;
