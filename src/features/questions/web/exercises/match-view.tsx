import { letteredOptions } from '#ielts/question-types/option-names.ts';
import type { Match } from '#ielts/exercises/exercise-types.ts';
import { ChoiceSelect } from './choice-select.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** Things that each need one of the shared options; one option is left. */
export function MatchView({ group, fields }: ExerciseViewProps<Match>) {
  const options = letteredOptions(group.options).map(({ name, text = name }) => ({
    value: name,
    label: text,
  }));
  return (
    <>
      <ul className={styles.matchBox} lang="en">
        {group.options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
      {group.questions.map(({ number, text }) => (
        <QuestionFrame key={number} number={number}>
          <div className={styles.matchLine}>
            <span lang="en">{text}</span>
            <ChoiceSelect {...fields(number)} label={text} options={options} />
          </div>
        </QuestionFrame>
      ))}
    </>
  );
}
