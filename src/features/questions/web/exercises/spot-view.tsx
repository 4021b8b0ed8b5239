import type { Spot } from '#ielts/exercises/exercise-types.ts';
import { readPlaces, spotWords } from '#ielts/exercises/spot-words.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** A text whose deciding words are pressed. */
export function SpotView({ group, fields }: ExerciseViewProps<Spot>) {
  const t = useText('exercises');
  const language = useLanguage();
  return group.questions.map(({ number, text, mark }) => {
    const { value, disabled, onChange, onVisit } = fields(number);
    const chosen = readPlaces(value) ?? [];
    const toggle = (place: number) => {
      onVisit();
      const rest = chosen.filter((each) => each !== place);
      const next = rest.length < chosen.length ? rest : [...chosen, place];
      onChange([...next].sort((one, other) => one - other).join(' '));
    };
    return (
      <QuestionFrame key={number} number={number}>
        <p className={styles.prompt}>
          <MixedText text={mark[language]} />
        </p>
        <div className={styles.spotText} role="group" aria-label={t('spot.words', { number })} lang="en">
          {spotWords(text).map((word, place) => (
            <button
              key={place}
              type="button"
              className={styles.spotWord}
              aria-pressed={chosen.includes(place)}
              disabled={disabled}
              onClick={() => toggle(place)}
            >
              {word}
            </button>
          ))}
        </div>
      </QuestionFrame>
    );
  });
}
