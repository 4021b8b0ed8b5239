import { diagramLabelling } from './diagram-labelling/diagram-labelling.ts';
import { flowChartCompletion } from './flow-chart-completion/flow-chart-completion.ts';
import { formCompletion } from './form-completion/form-completion.ts';
import { mapLabelling } from './map-labelling/map-labelling.ts';
import { matchingFeatures } from './matching-features/matching-features.ts';
import { matchingHeadings } from './matching-headings/matching-headings.ts';
import { matchingInformation } from './matching-information/matching-information.ts';
import { matchingSentenceEndings } from './matching-sentence-endings/matching-sentence-endings.ts';
import { multipleChoiceSeveral } from './multiple-choice-several/multiple-choice-several.ts';
import { multipleChoice } from './multiple-choice/multiple-choice.ts';
import { noteCompletion } from './note-completion/note-completion.ts';
import { planLabelling } from './plan-labelling/plan-labelling.ts';
import type { QuestionTypeRules } from './question-type-rules.ts';
import { sentenceCompletion } from './sentence-completion/sentence-completion.ts';
import { shortAnswer } from './short-answer/short-answer.ts';
import { summaryCompletion } from './summary-completion/summary-completion.ts';
import { tableCompletion } from './table-completion/table-completion.ts';
import { trueFalseNotGiven } from './true-false-not-given/true-false-not-given.ts';
import { yesNoNotGiven } from './yes-no-not-given/yes-no-not-given.ts';

/**
 * The types of Listening and Reading, named as the test names them: the only list of them. A new type is a folder and a
 * line here. Every other table of types is checked against this one by the compiler.
 */
const QUESTION_TYPE_RULES = {
  'multiple-choice': multipleChoice,
  'multiple-choice-several': multipleChoiceSeveral,
  'true-false-not-given': trueFalseNotGiven,
  'yes-no-not-given': yesNoNotGiven,
  'matching-information': matchingInformation,
  'matching-headings': matchingHeadings,
  'matching-features': matchingFeatures,
  'matching-sentence-endings': matchingSentenceEndings,
  'sentence-completion': sentenceCompletion,
  'form-completion': formCompletion,
  'note-completion': noteCompletion,
  'table-completion': tableCompletion,
  'flow-chart-completion': flowChartCompletion,
  'summary-completion': summaryCompletion,
  'diagram-labelling': diagramLabelling,
  'plan-labelling': planLabelling,
  'map-labelling': mapLabelling,
  'short-answer': shortAnswer,
} as const;

export type QuestionType = keyof typeof QUESTION_TYPE_RULES;

/** A group of questions of one type, as the candidate sees it. */
export type GroupOf<Type extends QuestionType> = Type extends QuestionType
  ? (typeof QUESTION_TYPE_RULES)[Type] extends QuestionTypeRules<infer Group>
    ? Group
    : never
  : never;
export type QuestionGroup = GroupOf<QuestionType>;

/** A line of the registry under another name than its group's type: none, or this does not compile. */
type Misnamed = {
  [Type in QuestionType]: GroupOf<Type> extends { readonly type: Type } ? never : Type;
}[QuestionType];
undefined satisfies [Misnamed] extends [never] ? undefined : Misnamed;

export const QUESTION_TYPES = Object.keys(QUESTION_TYPE_RULES) as readonly QuestionType[];

/** The rules of a group's type. */
export function rulesOf(group: QuestionGroup): QuestionTypeRules<QuestionGroup> {
  return QUESTION_TYPE_RULES[group.type] as QuestionTypeRules<QuestionGroup>;
}
