import type { WordForm } from '#ielts/exercises/exercise-types.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { GapField } from '../gap-field.tsx';
import { AFTER_COLON } from './after-colon.ts';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** A sentence with a gap, and the word whose form fills it. */
export function WordFormView({ group, fields }: ExerciseViewProps<WordForm>) {
  const t = useText('exercises');
  const language = useLanguage();
  return group.questions.map(({ number, word, text }) => {
    const id = `question-${number}-text`;
    const [before, after] = text.split('{gap}');
    return (
      <QuestionFrame key={number} number={number} labelledBy={id}>
        <p className={styles.hint}>
          {t('wordForm')}
          {AFTER_COLON[language]}
          <b lang="en">{word}</b>
        </p>
        <p className={styles.cloze} id={id} lang="en">
          {before}
          <GapField {...fields(number)} describedBy={id} />
          {after}
        </p>
      </QuestionFrame>
    );
  });
}
