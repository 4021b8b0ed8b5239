import { useState } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AnswerPart } from './answer-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { NoTranscript } from './no-transcript.tsx';
import { SpokenAdvice } from './spoken-advice.tsx';
import { SpokenBands } from './spoken-bands.tsx';
import type { SpokenReply } from './spoken-reply.ts';
import styles from './spoken.module.css';

type SpokenWorkProps = {
  readonly reply: SpokenReply;
  /** It is graded again, because its learner has agreed that it is written down. */
  readonly onAgain: () => void;
};

/** A graded interview: warnings about the recordings first, then bands where there are some, then each answer. */
export function SpokenWork({ reply, onAgain }: SpokenWorkProps) {
  const text = useText('spokenWork');
  const [isPlain, setIsPlain] = useState(false);
  const { grade, speaking } = reply;
  if (!speaking) return null;
  const { warnings, no_band: noBand, responses } = speaking;
  const hasTimes = responses.some(({ words }) => words.length > 0);
  return (
    <div className={styles.work} data-spoken-work="">
      {warnings.length > 0 ? (
        <div data-recording-warnings="">
          <Notice tone="warning" title={text('warnings.title')}>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      {noBand.length > 0 ? (
        <div data-no-band="">
          <Notice tone="warning" title={text('noBand')}>
            {noBand.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      {speaking.transcribed_by === null && noBand.length === 0 ? (
        <NoTranscript reply={reply} onAgain={onAgain} />
      ) : null}
      {/* The page shows a teacher's bands above. */}
      {grade && grade.grader !== 'teacher' && grade.criteria.length > 0 ? (
        <SpokenBands grade={grade} transcribedBy={speaking.transcribed_by} />
      ) : null}
      {grade ? <SpokenAdvice advice={grade.advice} /> : null}
      <DeliveryPart speaking={speaking} />
      <section className={styles.part} aria-labelledby="spoken-answers">
        <h2 id="spoken-answers">{text('answers.title')}</h2>
        {hasTimes ? (
          <>
            <p className={styles.note}>{text('answers.how')}</p>
            <Button
              variant="secondary"
              aria-pressed={isPlain}
              onClick={() => setIsPlain(!isPlain)}
              data-plain-text=""
            >
              {text('answers.plain')}
            </Button>
          </>
        ) : null}
        {responses.length === 0 ? <p>{text('answers.none')}</p> : null}
        {responses.map((answer, place) => (
          <AnswerPart key={answer.question} answer={answer} place={place} isPlain={isPlain} />
        ))}
      </section>
      <p>
        <TextLink to={paths.howWeMark()}>{text('howWeMark')}</TextLink>
      </p>
    </div>
  );
}
