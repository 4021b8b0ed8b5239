import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { Write } from '#ielts/exercises/exercise-types.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';
import { SentenceField } from './sentence-field.tsx';

/** The longest text in letters. */
const MOST_LETTERS = 4_000;

/** Something to write. Models and the checklist come after it is saved. */
export function WriteView({ group, fields }: ExerciseViewProps<Write>) {
  const t = useText('exercises');
  const language = useLanguage();
  return group.questions.map(({ number, prompt, words }) => {
    const field = fields(number);
    const id = `question-${number}-text`;
    return (
      <QuestionFrame key={number} number={number} labelledBy={id}>
        <p id={id} className={styles.prompt}>
          <MixedText text={prompt[language]} />
        </p>
        <SentenceField
          {...field}
          label={number > 0 ? t('write.answer', { number }) : t('write.own')}
          rows={words.to > 40 ? 6 : 3}
          maxLength={MOST_LETTERS}
        />
        <p className={styles.hint}>
          {t('write.words', { count: countWrittenWords(field.value) })} · {t('write.range', words)}
        </p>
      </QuestionFrame>
    );
  });
}
