import { NO_SHARED_OPTIONS, NOTHING_WRITTEN, OWN_ANSWERS, printedText } from './rule-parts.ts';
import type { QuestionTypeRules } from './question-type-rules.ts';
import type { StatementQuestion } from './questions.ts';

export const VERDICTS = {
  'true-false-not-given': ['TRUE', 'FALSE', 'NOT GIVEN'],
  'yes-no-not-given': ['YES', 'NO', 'NOT GIVEN'],
} as const;
export type VerdictType = keyof typeof VERDICTS;

/** Statements that are judged against the passage. */
export type VerdictGroup<Type extends VerdictType> = {
  readonly type: Type;
  readonly questions: readonly StatementQuestion[];
};

/** The rules of a type whose statements are judged, but for its instructions. */
export function verdictRules<Type extends VerdictType>(
  type: Type,
  instructions: readonly string[],
): QuestionTypeRules<VerdictGroup<Type>> {
  return {
    inListening: false,
    ...NO_SHARED_OPTIONS,
    ...NOTHING_WRITTEN,
    ...OWN_ANSWERS,
    expect: ({ questions }) =>
      questions.map(({ number }) => ({ number, expected: { asks: 'verdict', verdicts: VERDICTS[type] } })),
    questionText: ({ questions }, number) => printedText(questions, number),
    instructions: () => instructions,
  };
}
