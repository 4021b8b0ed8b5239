import { VERDICTS, type VerdictGroup, type VerdictType } from '#ielts/question-types/verdicts.ts';
import { ChoiceQuestion } from '../choice-question.tsx';
import type { GroupViewProps } from './group-view.ts';

/** Statements that are judged against the passage. */
export function VerdictView({ group, fields }: GroupViewProps<VerdictGroup<VerdictType>>) {
  return group.questions.map(({ number, statement }) => (
    <ChoiceQuestion
      key={number}
      {...fields(number)}
      text={statement}
      layout="row"
      choices={VERDICTS[group.type].map((value) => ({ value, label: value }))}
    />
  ));
}
