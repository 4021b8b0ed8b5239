import type { Dictation } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import { QuestionFrame } from './question-frame.tsx';
import { SentenceField } from './sentence-field.tsx';
import { SoundButton } from '../sound/sound-button.tsx';

/** As often as a sentence may be heard before it is marked. */
const MOST_PLAYS = 3;

/** Sentences to write down as they are heard. */
export function DictationView({ group, fields }: ExerciseViewProps<Dictation>) {
  const t = useText('exercises');
  return group.questions.map(({ number, clip }) => {
    const field = fields(number);
    return (
      <QuestionFrame key={number} number={number}>
        {/* Who compares a marked answer may listen as often as they like. A new try counts from the start. */}
        <SoundButton
          key={field.disabled ? 'marked' : 'open'}
          clip={clip}
          most={field.disabled ? undefined : MOST_PLAYS}
        />
        <SentenceField {...field} label={t('transform.answer', { number })} />
      </QuestionFrame>
    );
  });
}
