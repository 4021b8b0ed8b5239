import { optionLetter } from '#ielts/question-types/option-names.ts';
import type { ChartQuestions } from '#ielts/exercises/exercise-types.ts';
import { LazyChart } from '../charts/lazy-chart.tsx';
import { ChoiceQuestion } from '../choice-question.tsx';
import { GapField } from '../gap-field.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** A chart, and questions with options or with a number to type. */
export function ChartView({ group, fields }: ExerciseViewProps<ChartQuestions>) {
  return (
    <>
      <LazyChart chart={group.chart} />
      {group.questions.map(({ number, stem, options }) =>
        options ? (
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
        ) : (
          <QuestionFrame key={number} number={number} labelledBy={`question-${number}-text`}>
            <p className={styles.example} id={`question-${number}-text`} lang="en">
              {stem}
            </p>
            <GapField {...fields(number)} describedBy={`question-${number}-text`} />
          </QuestionFrame>
        ),
      )}
    </>
  );
}
