import { useRef, useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useLeaveWarning } from '#platform/navigation/use-leave-warning.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/text-area.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import type { MarkingReply } from './marking-replies.ts';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

type QuestionProps = { readonly reply: MarkingReply; readonly reload: () => void };

/** The learner's one question about a marking, and its answer. */
export function MarkingQuestion({ reply, reload }: QuestionProps) {
  const text = useText('markingPage');
  const instant = useInstantText();
  const { question, question_until: until, order } = reply;
  return (
    <section
      aria-labelledby="question"
      className={classNames(styles.part, !question && styles.unprinted)}
      data-marking-question=""
    >
      <h2 id="question">{text('question.title')}</h2>
      {/* It is here before a question is sent, so that the change is read out. */}
      <div role="status">
        {question ? (
          <>
            <p className={styles.quiet}>{text('question.yours', { date: instant(question.asked_at) })}</p>
            <blockquote className={styles.reason}>{question.text}</blockquote>
            {question.answer === null ? (
              <p>{text('question.open')}</p>
            ) : (
              <>
                <p className={styles.quiet}>
                  {text('question.answer', { date: instant(question.answered_at ?? question.asked_at) })}
                </p>
                <blockquote className={styles.reason}>{question.answer}</blockquote>
              </>
            )}
          </>
        ) : until === null ? (
          <p>{text('question.over')}</p>
        ) : null}
      </div>
      {!question && until !== null ? (
        <AskForm orderId={order.marking_order_id} until={instant(until)} onSent={reload} />
      ) : null}
    </section>
  );
}

type AskProps = { readonly orderId: string; readonly until: string; readonly onSent: () => void };

function AskForm({ orderId, until, onSent }: AskProps) {
  const text = useText('markingPage');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  useLeaveWarning(words.trim() !== '' && !busy);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (words.trim() === '') {
      setIsEmpty(true);
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const answer = await call(MARKING_ENDPOINTS, 'sendMarkingQuestion', {
      params: { markingOrderId: orderId },
      body: { text: words },
    });
    if (answer.ok) return onSent();
    setBusy(false);
    setProblem(answer.kind === 'unreachable' ? text('question.failed') : answer.problem.detail);
  }

  return (
    <form ref={field} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{text('question.intro', { date: until })}</p>
      <TextArea
        label={text('question.label')}
        error={isEmpty ? text('question.empty') : undefined}
        value={words}
        maxLength={2000}
        onChange={({ target }) => {
          setWords(target.value);
          setIsEmpty(false);
        }}
      />
      {problem === undefined ? null : (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={busy} data-send-question="">
        {text('question.send')}
      </Button>
    </form>
  );
}
