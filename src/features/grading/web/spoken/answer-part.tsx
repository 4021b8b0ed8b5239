import { useId } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import { AnswerComments } from './answer-comments.tsx';
import type { SpokenAnswer } from './spoken-reply.ts';
import { TranscriptText } from './transcript-text.tsx';
import { useRecording } from './use-recording.ts';
import styles from './spoken.module.css';

type AnswerProps = {
  readonly answer: SpokenAnswer;
  readonly place: number;
  /** The transcript as plain text, without words that play. */
  readonly isPlain: boolean;
};

/** One answer: its question, warnings, recording, transcript and comments. */
export function AnswerPart({ answer, place, isPlain }: AnswerProps) {
  const text = useText('spokenWork');
  const title = useId();
  const { state, load, playMoment, setPlayer } = useRecording(answer.recording);
  const { warnings, transcript, delivery } = answer;
  return (
    <section className={styles.answer} aria-labelledby={title} data-spoken-answer={answer.question}>
      <h3 id={title}>
        {text('answers.number', { part: answer.part, number: place + 1 })}{' '}
        <span lang="en" className={styles.asked}>
          {answer.asked === '' ? text('answers.whole') : answer.asked}
        </span>
      </h3>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning} data-answer-warning="">
          {warning}
        </p>
      ))}
      {state.status === 'ready' ? (
        <ol className={styles.pieces}>
          {state.addresses.map((address, piece) => (
            <li key={address}>
              {state.addresses.length > 1 ? <p>{text('answers.piece', { number: piece + 1 })}</p> : null}
              <RecordedSound src={address} ref={setPlayer(piece)} data-spoken-recording="" />
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.listen}>
          <Button
            variant="secondary"
            size="small"
            busy={state.status === 'loading'}
            onClick={() => void load()}
            data-load-spoken=""
          >
            {text('answers.listen')}
          </Button>
        </p>
      )}
      {state.status === 'failed' ? <p role="alert">{text('unreachable')}</p> : null}
      {delivery ? (
        <p className={styles.note} data-answer-delivery="">
          {text('answers.delivery', {
            seconds: Math.round(delivery.seconds),
            pauses: Math.round(delivery.pauses_per_minute),
            long: delivery.long_pauses,
          })}
        </p>
      ) : null}
      {transcript === null ? null : transcript === '' ? (
        <p>{text('answers.noWords')}</p>
      ) : (
        <>
          <h4 className="visually-hidden">{text('answers.heard')}</h4>
          <TranscriptText
            answer={answer}
            transcript={transcript}
            place={place}
            nameOf={(kind, number) => text(`marks.number.${kind}`, { number })}
            onWord={isPlain ? undefined : (moment) => void playMoment(moment)}
          />
          <AnswerComments marks={answer.marks} place={place} />
        </>
      )}
    </section>
  );
}
