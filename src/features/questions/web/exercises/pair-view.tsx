import { optionLetter } from '#ielts/question-types/option-names.ts';
import type { Pair } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';
import { SoundButton } from '../sound/sound-button.tsx';

/** Stands for the sound that has no answer yet. */
const NONE = '-';

/** Two words that sound alike, heard twice: which was it each time? */
export function PairView({ group, fields }: ExerciseViewProps<Pair>) {
  const t = useText('exercises');
  return group.questions.map(({ number, options, clips }) => {
    const { value, disabled, onChange, onVisit } = fields(number);
    const chosen = value.split(' ');
    const choose = (place: number, letter: string) => {
      onVisit();
      const next = clips.map((_clip, each) => (each === place ? letter : (chosen[each] ?? '') || NONE));
      onChange(next.join(' '));
    };
    return (
      <QuestionFrame key={number} number={number}>
        {clips.map((clip, place) => (
          <fieldset key={place} className={styles.pair}>
            <legend>{place === 0 ? t('sound.first') : t('sound.second')}</legend>
            <SoundButton clip={clip} />
            {options.map((option, which) => (
              <label key={option} className={styles.pairChoice} lang="en">
                <input
                  type="radio"
                  name={`question-${number}-${place}`}
                  checked={chosen[place] === optionLetter(which)}
                  disabled={disabled}
                  onChange={() => choose(place, optionLetter(which))}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </QuestionFrame>
    );
  });
}
