import type { Classify } from '#ielts/exercises/exercise-types.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { ChoiceQuestion } from '../choice-question.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';

/** Cards to sort: each is put into one of the groups. */
export function ClassifyView({ group, fields }: ExerciseViewProps<Classify>) {
  const language = useLanguage();
  const choices = group.groups.map(({ id, label }) => ({ value: id, label: label[language] }));
  return group.questions.map(({ number, text }) => (
    <ChoiceQuestion
      key={number}
      {...fields(number)}
      text={text}
      layout={choices.length > 3 ? 'column' : 'row'}
      choices={choices}
    />
  ));
}
