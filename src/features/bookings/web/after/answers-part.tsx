import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { HomeworkLine } from '../homework/homework-line.tsx';
import type { SentHomework, TaughtReply } from './taught-replies.ts';
import styles from './taught.module.css';

/** What the learner submitted for the tasks of a lesson. Nothing where there is nothing. */
export function AnswersPart({ reply, name }: { readonly reply: TaughtReply; readonly name: string }) {
  const t = useText('taughtLesson');
  const answered = reply.sent?.homework.filter(({ answer }) => answer !== null) ?? [];
  if (answered.length === 0) return null;
  const { booking_id: bookingId, teacher_zone: timeZone } = reply.booking;
  return (
    <section aria-labelledby="answers" className={styles.part} data-answers="">
      <h2 id="answers">{t('answers.title', { name })}</h2>
      <ul className={styles.homework}>
        {answered.map((homework) => (
          <li key={homework.homework_id} className={styles.fields}>
            <OneAnswer bookingId={bookingId} homework={homework} name={name} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OneAnswerProps = {
  readonly bookingId: string;
  readonly homework: SentHomework;
  readonly name: string;
  readonly timeZone: string;
};

/** An answer: its text once the teacher has opened it, since the learner can change it until then. */
function OneAnswer({ bookingId, homework, name, timeZone }: OneAnswerProps) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  const [answer, setAnswer] = useState(homework.answer);
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [hasOpened, setOpened] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (hasOpened) words.current?.focus();
  }, [hasOpened]);
  if (!answer) return null;
  const time = (instant: string) => formatInstant(instant, { language, timeZone });

  async function open(): Promise<void> {
    setOpening(true);
    setFailure(undefined);
    const params = { bookingId, homeworkId: homework.homework_id };
    const result = await call(AFTER_ENDPOINTS, 'openAnswer', { params });
    setOpening(false);
    if (!result.ok) return setFailure(result);
    setAnswer(result.reply.answer);
    setOpened(true);
  }

  return (
    <>
      <p>
        <HomeworkLine homework={homework} />{' '}
        {homework.done_at === null ? null : <Badge tone="success">{t('after.done')}</Badge>}
      </p>
      <p className={styles.quiet}>
        {t('answers.handedIn', { time: time(answer.answered_at) })}
        <SentenceSpace />
        {answer.opened_at === null
          ? t('answers.closed', { name })
          : t('answers.opened', { time: time(answer.opened_at) })}
      </p>
      {answer.text === null ? (
        <>
          <CallProblem failure={failure} uncertain={t('answers.failed')} />
          <Button size="small" busy={isOpening} onClick={() => void open()} data-open-answer="">
            {t('answers.open')}
          </Button>
        </>
      ) : (
        <p ref={words} tabIndex={-1} className={styles.words} data-answer-text="">
          {answer.text}
        </p>
      )}
    </>
  );
}
