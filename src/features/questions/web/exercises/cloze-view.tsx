import { splitAtGaps } from '#ielts/question-types/gaps.ts';
import type { Cloze } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { GapField } from '../gap-field.tsx';
import questionStyles from '../questions.module.css';
import { ChoiceSelect } from './choice-select.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';

/** A text with gaps to write into, or to choose for: a paragraph, or items, each on a line of its own. */
export function ClozeView({ group, fields }: ExerciseViewProps<Cloze>) {
  const t = useText('questions');
  const gap = (number: number) => {
    const options = group.questions.find((question) => question.number === number)?.options;
    if (!options) return <GapField {...fields(number)} />;
    return (
      <ChoiceSelect
        {...fields(number)}
        label={t('answerFor', { number })}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    );
  };
  const lines = group.text.split('\n');
  return lines.map((line, place) => (
    <p key={place} className={place < lines.length - 1 ? styles.clozeItem : styles.cloze} lang="en">
      {splitAtGaps(line).map((piece, part) =>
        typeof piece === 'string' ? (
          <span key={part}>{piece}</span>
        ) : (
          <span key={part} className={questionStyles.inlineGap} data-question={piece}>
            <b className={styles.gapNumber}>{piece}</b>
            {gap(piece)}
          </span>
        ),
      )}
    </p>
  ));
}
