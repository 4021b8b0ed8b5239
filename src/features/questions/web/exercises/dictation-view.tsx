import type { Dictation } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ExerciseViewProps } from './exercise-view.ts';
import { QuestionFrame } from './question-frame.tsx';
import { SentenceField } from './sentence-field.tsx';
import { SoundButton } from './sound-button.tsx';

/** As often as a sentence may be heard. */
const MOST_PLAYS = 3;

/** Sentences to write down as they are heard. */
export function DictationView({ group, fields }: ExerciseViewProps<Dictation>) {
  const t = useText('exercises');
  return group.questions.map(({ number, clip }) => (
    <QuestionFrame key={number} number={number}>
      <SoundButton clip={clip} most={MOST_PLAYS} />
      <SentenceField {...fields(number)} label={t('transform.answer', { number })} />
    </QuestionFrame>
  ));
}
