import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import { failureOf, type ActFailure } from '../act-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import styles from './queue.module.css';

const MOST_TEXT = 2_000;

type AnswerProps = { readonly markingOrderId: string; readonly onAnswered: () => void };

/** The learner's question and the teacher's one answer. */
export function QuestionAnswer({ markingOrderId, onAnswered }: AnswerProps) {
  const t = useText('teachQueue');
  const toast = useToast();
  const [question, setQuestion] = useState<string>();
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActFailure>();
  const params = { markingOrderId };

  const show = async () => {
    setBusy(true);
    const result = await call(DESK_ENDPOINTS, 'getDeskWork', { params });
    setBusy(false);
    setFailure(failureOf(result));
    if (result.ok) setQuestion(result.reply.question?.text ?? '');
  };
  const send = async () => {
    if (answer.trim() === '') return setWrong(true);
    setBusy(true);
    const result = await call(DESK_ENDPOINTS, 'answerMarkingQuestion', {
      params,
      body: { text: answer.trim() },
    });
    setBusy(false);
    setFailure(failureOf(result));
    if (!result.ok) return undefined;
    toast({ text: t('question.sent') });
    return onAnswered();
  };

  return (
    <div className={styles.question} data-question={question === undefined ? 'closed' : 'open'}>
      <FailureNotice failure={failure} />
      {question === undefined ? (
        <Button size="small" variant="quiet" busy={busy} onClick={() => void show()}>
          {t('question.load')}
        </Button>
      ) : (
        <>
          <p className={styles.quiet}>{t('question.asked')}</p>
          <blockquote className={styles.asked}>{question}</blockquote>
          <TextArea
            label={t('question.answer')}
            hint={t('question.hint')}
            rows={4}
            maxLength={MOST_TEXT}
            value={answer}
            {...(isWrong ? { error: t('question.needed') } : {})}
            onChange={({ target }) => {
              setWrong(false);
              setAnswer(target.value);
            }}
          />
          <p className={styles.send}>
            <Button size="small" variant="secondary" busy={busy} onClick={() => void send()}>
              {t('question.send')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
