import { RIGHT_ALREADY } from '#ielts/exercises/exercise-mark.ts';
import type { Correct } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';
import { SentenceField } from './sentence-field.tsx';

/** Sentences to correct in place, or to leave as they are. */
export function CorrectView({ group, fields }: ExerciseViewProps<Correct>) {
  const t = useText('exercises');
  return group.questions.map(({ number, sentence }) => {
    const field = fields(number);
    const isRight = field.value === RIGHT_ALREADY;
    const id = `question-${number}-text`;
    return (
      <QuestionFrame key={number} number={number} labelledBy={id}>
        <p className={styles.example} id={id} lang="en">
          {sentence}
        </p>
        {isRight ? null : (
          <SentenceField {...field} label={t('correct.edit', { number })} initial={sentence} />
        )}
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isRight}
          disabled={field.disabled}
          onClick={() => field.onChange(isRight ? '' : RIGHT_ALREADY)}
        >
          {isRight ? t('correct.change') : t('correct.right')}
        </Button>
      </QuestionFrame>
    );
  });
}
