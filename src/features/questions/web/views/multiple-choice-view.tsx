import type { MultipleChoice } from '#ielts/question-types/multiple-choice/multiple-choice.ts';
import { optionLetter } from '#ielts/question-types/option-names.ts';
import { ChoiceQuestion } from '../choice-question.tsx';
import type { GroupViewProps } from './group-view.ts';

export function MultipleChoiceView({ group, fields }: GroupViewProps<MultipleChoice>) {
  return group.questions.map(({ number, stem, options }) => (
    <ChoiceQuestion
      key={number}
      {...fields(number)}
      text={stem}
      layout="column"
      choices={options.map((label, place) => ({
        value: optionLetter(place),
        letter: optionLetter(place),
        label,
      }))}
    />
  ));
}
