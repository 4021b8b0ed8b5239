import { Check as CheckIcon, X as XIcon } from 'lucide-react';
import { useContext } from 'react';
import type { Spot } from '#ielts/exercises/exercise-types.ts';
import { markedPlaces, readPlaces, spotWords } from '#ielts/exercises/spot-words.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { AnsweringContext } from '../answering.ts';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** A text whose deciding words are pressed. Once it is answered and its key is there, each word has the verdict on it. */
export function SpotView({ group, fields }: ExerciseViewProps<Spot>) {
  const t = useText('exercises');
  const language = useLanguage();
  const keys = useContext(AnsweringContext)?.keys;
  return group.questions.map(({ number, text, mark }) => {
    const { value, disabled, onChange, onVisit } = fields(number);
    const chosen = readPlaces(value) ?? [];
    const solution = disabled ? keys?.find((each) => each.number === number)?.solution : undefined;
    const right = solution && 'key' in solution ? markedPlaces(solution.key) : undefined;
    const verdictOn = (place: number) => {
      if (right?.has(place)) return 'right';
      return right && chosen.includes(place) ? 'wrong' : undefined;
    };
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
          {spotWords(text).map((word, place) => {
            const verdict = verdictOn(place);
            return (
              <button
                key={place}
                type="button"
                className={styles.spotWord}
                data-verdict={verdict}
                aria-pressed={chosen.includes(place)}
                disabled={disabled}
                onClick={() => toggle(place)}
              >
                {word}
                {verdict ? (
                  <>
                    {verdict === 'right' ? <CheckIcon /> : <XIcon />}
                    <span className="visually-hidden" lang={language}>
                      {' '}
                      {t(`spot.${verdict}`)}
                    </span>
                  </>
                ) : null}
              </button>
            );
          })}
        </div>
      </QuestionFrame>
    );
  });
}
