import { useEffect, useRef, useState } from 'react';
import type { RecordSpeech } from '#ielts/exercises/exercise-types.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { AnswerField } from '../answer-field.ts';
import type { ExerciseViewProps } from './exercise-view.ts';
import styles from './exercises.module.css';
import { QuestionFrame } from './question-frame.tsx';

/** The answer once something was said. The sound stays in this browser. */
const SAID = 'said';

/** Something to say aloud, to hear again, and to compare with a model. The recording does not leave the browser. */
export function RecordView({ group, fields }: ExerciseViewProps<RecordSpeech>) {
  return group.questions.map((question) => (
    <QuestionFrame
      key={question.number}
      number={question.number}
      labelledBy={`question-${question.number}-text`}
    >
      <Recorder question={question} field={fields(question.number)} />
    </QuestionFrame>
  ));
}

type RecorderProps = { readonly question: RecordSpeech['questions'][number]; readonly field: AnswerField };
type State = 'idle' | 'recording' | 'refused' | 'unable';

function Recorder({ question: { number, prompt, seconds }, field }: RecorderProps) {
  const t = useText('exercises');
  const [state, setState] = useState<State>('idle');
  const [sound, setSound] = useState<string>();
  const recorder = useRef<MediaRecorder>(null);
  useEffect(() => () => stopAll(recorder.current), []);
  useEffect(() => () => (sound === undefined ? undefined : URL.revokeObjectURL(sound)), [sound]);

  const start = async () => {
    field.onVisit();
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return setState('unable');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const next = new MediaRecorder(stream);
      const pieces: Blob[] = [];
      next.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      next.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        setSound(URL.createObjectURL(new Blob(pieces, { type: next.mimeType })));
        setState('idle');
        field.onChange(SAID);
      });
      recorder.current = next;
      next.start();
      setState('recording');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      {/* A numbered prompt is English to say. That of “Use it” says what to do, in the language of the page. */}
      <p
        id={`question-${number}-text`}
        className={number > 0 ? styles.example : styles.prompt}
        lang={number > 0 ? 'en' : undefined}
      >
        {prompt}
      </p>
      <p className={styles.hint}>{t('record.seconds', { count: seconds })}</p>
      {state === 'unable' ? (
        <Button
          variant="secondary"
          size="small"
          disabled={field.disabled}
          onClick={() => field.onChange(SAID)}
        >
          {t('record.done')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          disabled={field.disabled}
          aria-pressed={state === 'recording'}
          onClick={() => (state === 'recording' ? recorder.current?.stop() : void start())}
        >
          {state === 'recording' ? t('record.stop') : t(sound ? 'record.again' : 'record.start')}
        </Button>
      )}
      {sound ? (
        <figure className={styles.recording}>
          <figcaption>{t('record.yours')}</figcaption>
          {/* A learner's own words: there is nothing to caption. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio src={sound} controls />
        </figure>
      ) : null}
      {state === 'refused' || state === 'unable' ? (
        <p className={styles.hint} role="alert">
          {t(`record.${state}`)}
        </p>
      ) : null}
    </>
  );
}

function stopAll(recorder: MediaRecorder | null): void {
  if (recorder && recorder.state !== 'inactive') recorder.stop();
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}
