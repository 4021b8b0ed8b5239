import { useEffect, useRef, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { LONGEST_ANSWER } from '../../domain/after/homework.ts';
import { AFTER_ENDPOINTS, BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { HomeworkView } from '../lesson-replies.ts';
import styles from './homework.module.css';
import { useAnswerDraft, type AnswerDraft } from './use-answer-draft.ts';

type HomeworkAnswerProps = {
  readonly bookingId: string;
  readonly homework: HomeworkView;
  readonly timeZone: string;
  /** The task is ticked, or its tick is taken back. */
  readonly onTick: (isDone: boolean) => void;
};

/** The learner's answer to a task: written here, submitted by a button, and changed until the teacher opens it. */
export function HomeworkAnswer({ bookingId, homework, timeZone, onTick }: HomeworkAnswerProps) {
  const text = useText('lessonHomework');
  const language = useLanguage();
  const { homework_id: homeworkId } = homework;
  const { draft, isStored, write } = useAnswerDraft(useSession()?.user.id ?? '', homeworkId);
  const [answer, setAnswer] = useState(homework.answer);
  const [busy, setBusy] = useState<'hand-in' | 'take-back'>();
  const [failure, setFailure] = useState<CallFailure>();
  const [acts, setActs] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (acts > 0) (part.current?.querySelector('textarea') ?? part.current)?.focus();
  }, [acts]);
  const params = { bookingId, homeworkId };
  const time = (instant: string) => formatInstant(instant, { language, timeZone });
  const isOpened = answer !== null && answer.opened_at !== null;
  /** What is on this device and not with the teacher. The reply to a submission may have been lost. */
  const unsent = draft?.text.trim() === answer?.text?.trim() ? undefined : draft;
  const base = unsent ? unsent.base : (answer?.answered_at ?? null);
  /** What was submitted elsewhere since the draft was started. */
  const other = answer !== null && answer.answered_at !== base ? answer : undefined;

  function edit(next: AnswerDraft | undefined): void {
    setFailure(undefined);
    write(next);
    setActs((count) => count + 1);
  }

  /** Shows the answer that the server has, so that the learner chooses. */
  async function showOther(refused: CallFailure): Promise<void> {
    const result = await call(BOOKING_ENDPOINTS, 'getBooking', { params: { bookingId } });
    const found = result.ok
      ? result.reply.after?.homework.find((each) => each.homework_id === homeworkId)
      : undefined;
    if (found) setAnswer(found.answer);
    else setFailure(refused);
  }

  async function handIn(text: string): Promise<void> {
    setBusy('hand-in');
    setFailure(undefined);
    const body = { text, base: answer?.answered_at ?? null };
    const result = await call(AFTER_ENDPOINTS, 'answerHomework', { params, body });
    if (!result.ok && result.kind !== 'unreachable' && result.code === 'answer-changed')
      await showOther(result);
    else if (!result.ok) setFailure(result);
    setBusy(undefined);
    if (!result.ok) return;
    setAnswer(result.reply.answer);
    onTick(result.reply.done_at !== null);
    return edit(undefined);
  }

  async function takeBack(taken: NonNullable<typeof answer>): Promise<void> {
    setBusy('take-back');
    setFailure(undefined);
    // If the reply is lost, the device still has the text.
    write({ text: taken.text ?? '', base: taken.answered_at });
    const result = await call(AFTER_ENDPOINTS, 'takeBackAnswer', {
      params,
      query: { base: taken.answered_at },
    });
    setBusy(undefined);
    if (!result.ok) {
      setFailure(result);
      if (result.kind === 'unreachable' || result.code !== 'answer-changed') return;
      // The answer that was to be taken back is not there any more: another device has replaced it.
      write(undefined);
      return showOther(result);
    }
    setAnswer(null);
    onTick(false);
    // What was written meanwhile stays.
    return setActs((count) => count + 1);
  }

  return (
    <div
      ref={part}
      tabIndex={-1}
      className={styles.answer}
      data-answer={isOpened ? 'opened' : answer ? 'handed-in' : 'none'}
    >
      {answer === null || (draft !== undefined && !isOpened) ? null : (
        <>
          <p className={styles.quiet} role="status">
            {text('answer.handedIn', { time: time(answer.answered_at) })}
            <SentenceSpace />
            {answer.opened_at === null
              ? text('answer.rule')
              : text('answer.opened', { time: time(answer.opened_at) })}
          </p>
          <p className={styles.words} data-answer-text="">
            {answer.text}
          </p>
        </>
      )}
      {isOpened && unsent !== undefined ? (
        <>
          <p className={styles.quiet}>{text('answer.notHandedIn')}</p>
          <p className={styles.words}>{unsent.text}</p>
          <Row>
            <Button variant="quiet" size="small" onClick={() => edit(undefined)}>
              {text('answer.discard')}
            </Button>
          </Row>
        </>
      ) : draft !== undefined && !isOpened ? (
        <>
          {other ? (
            <Notice tone="warning" announce>
              <p>{text('answer.other', { time: time(other.answered_at) })}</p>
              <p className={styles.words} data-other-answer="">
                {other.text}
              </p>
            </Notice>
          ) : null}
          <Stack space={3}>
            <TextArea
              label={text('answer.label')}
              hint={
                <>
                  {text(isStored ? 'answer.kept' : 'answer.notKept')}
                  <SentenceSpace />
                  {text('answer.rule')}
                </>
              }
              rows={6}
              maxLength={LONGEST_ANSWER}
              value={draft.text}
              // What is written while it is sent would be lost with the draft.
              readOnly={busy === 'hand-in'}
              onChange={({ currentTarget: { value } }) => write({ text: value, base })}
              data-answer-field=""
            />
            <CallProblem
              failure={failure}
              uncertain={text(isStored ? 'answer.failed' : 'answer.failedNotKept')}
            />
            <Row>
              <Button
                size="small"
                busy={busy === 'hand-in'}
                disabled={draft.text.trim() === '' || busy === 'take-back'}
                onClick={() => void handIn(draft.text)}
                data-hand-in=""
              >
                {text(other ? 'answer.replace' : 'answer.handIn')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => edit(undefined)}>
                {text(other ? 'answer.keepOther' : answer ? 'answer.leave' : 'answer.discard')}
              </Button>
            </Row>
          </Stack>
        </>
      ) : isOpened ? null : (
        <>
          <CallProblem
            failure={failure}
            uncertain={text(isStored ? 'answer.failed' : 'answer.failedNotKept')}
          />
          <Row>
            <Button
              variant="secondary"
              size="small"
              onClick={() => edit({ text: answer?.text ?? '', base })}
              data-write-answer=""
            >
              {text(answer ? 'answer.change' : 'answer.write')}
            </Button>
            {answer ? (
              <Button
                variant="quiet"
                size="small"
                busy={busy === 'take-back'}
                onClick={() => void takeBack(answer)}
                data-take-back=""
              >
                {text('answer.takeBack')}
              </Button>
            ) : null}
          </Row>
        </>
      )}
    </div>
  );
}
