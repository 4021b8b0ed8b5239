import { sharedOptions } from '#ielts/paper/shared-options.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { boxName } from '../group-block.ts';
import { MatchedQuestion } from '../matched-question.tsx';
import type { GroupViewProps } from './group-view.ts';

/** The questions of a group, each with a slot for one of the shared options. */
export function MatchedQuestions({ group, part, fields }: GroupViewProps<QuestionGroup>) {
  const options = sharedOptions(group, part);
  return group.questions.map(({ number }) => (
    <MatchedQuestion
      key={number}
      {...fields(number)}
      text={rulesOf(group).questionText(group, number)}
      options={options}
      box={boxName(group)}
    />
  ));
}
