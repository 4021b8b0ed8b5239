import { Fragment, useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAttemptWorks, WorkStatus } from '#features/grading/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { TALK, WHOLE_INTERVIEW, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { planInterview, responseOf } from '#ielts/paper/interview.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { RESPONSE_ENDPOINTS } from '../../responses-endpoints.ts';
import { CueCard } from './cue-card.tsx';
import { OwnRecording } from './own-recording.tsx';
import { TestName } from '../attempts/test-name.tsx';
import type { ResultReply } from '../result-reply.ts';
import styles from '../writing/writing-review.module.css';

type SpeakingReviewProps = { readonly result: ResultReply; readonly section: SpeakingSection };

/** The review of Speaking: every question with the candidate's recording and a model answer. */
export function SpeakingReview({ result, section }: SpeakingReviewProps) {
  const t = useText('mockTests');
  const s = useText('speaking');
  const { attempt_id: attemptId } = result.attempt;
  const works = useAttemptWorks(attemptId);
  const [recorded, setRecorded] = useState<ReadonlySet<string>>();
  /** Answers that are stored as chunks, because their device has not returned to finish them. */
  const [unfinished, setUnfinished] = useState<ReadonlySet<string>>();
  /** Answers with a chunk that arrived after they were joined. */
  const [late, setLate] = useState<ReadonlySet<string>>();
  const [unreachable, setUnreachable] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    void call(RESPONSE_ENDPOINTS, 'listResponses', { params: { attemptId } }).then((answer) => {
      if (left) return;
      setUnreachable(!answer.ok);
      if (!answer.ok) return;
      const { responses } = answer.reply;
      setLate(new Set(responses.flatMap(({ question, late_bytes: bytes }) => (bytes > 0 ? [question] : []))));
      setUnfinished(
        new Set(
          responses.flatMap(({ question, bytes, finished }) => (finished || bytes === 0 ? [] : [question])),
        ),
      );
      setRecorded(new Set(responses.flatMap(({ question, finished }) => (finished ? [question] : []))));
    });
    return () => {
      left = true;
    };
  }, [attemptId, turn]);

  const hasSpoken = (recorded?.size ?? 0) + (unfinished?.size ?? 0) > 0;
  const spokenSteps = planInterview(section).filter((step) => responseOf(step) !== undefined);
  return (
    <div className={styles.review} data-speaking-review="">
      <TestName attempt={result.attempt} />
      <h1>{t('result.title', { skill: t('skill.speaking') })}</h1>
      {unreachable ? (
        <Notice
          tone="error"
          announce
          title={t('player.unreachableTitle')}
          action={
            <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
              {t('player.retry')}
            </Button>
          }
        >
          {s('review.listUnreachable')}
        </Notice>
      ) : recorded?.size === 0 && unfinished?.size === 0 ? (
        <Notice tone="info" title={s('review.noneTitle')}>
          {s('review.noneText')}
        </Notice>
      ) : (
        <Notice tone="info" title={s('review.stored')}>
          {s('review.storedText')}
        </Notice>
      )}
      {hasSpoken
        ? works?.map((work) => (
            <Fragment key={work.work_id}>
              <WorkStatus work={work} />
              <Slot name="marking-offer" of={{ work: { workId: work.work_id }, level: 2 }} />
            </Fragment>
          ))
        : null}
      {recorded?.has(WHOLE_INTERVIEW) ? (
        <section className={styles.task}>
          <h2>{s('review.whole')}</h2>
          <OwnRecording attemptId={attemptId} question={WHOLE_INTERVIEW} />
        </section>
      ) : null}
      {spokenSteps.map((step, place) => {
        const id = responseOf(step)?.id ?? TALK;
        const models = result.models.filter(({ of }) => of === id);
        return (
          <section key={id} className={styles.task} data-review-question={id}>
            <h2>{step.kind === 'talk' ? s('review.talk') : s('review.question', { number: place + 1 })}</h2>
            <div data-words="">
              {step.kind === 'talk' ? <CueCard card={step.card} /> : null}
              {step.kind === 'ask' ? <p lang="en">{step.question.text}</p> : null}
            </div>
            <h3>{s('review.yours')}</h3>
            {recorded?.has(id) ? (
              <OwnRecording attemptId={attemptId} question={id} />
            ) : (
              <p data-unfinished={unfinished?.has(id) || undefined}>
                {recorded ? s(unfinished?.has(id) ? 'review.unfinished' : 'review.nothing') : ''}
              </p>
            )}
            {late?.has(id) ? <p data-late-recording="">{s('review.late')}</p> : null}
            {models.map(({ band, text, comments }) => (
              <details key={band} data-words="">
                <summary>{s('review.model', { band: formatBand(band) })}</summary>
                <div className={styles.written} lang="en" data-words="">
                  {text}
                </div>
                {comments.map((comment) => (
                  <p key={comment.text}>{comment.text}</p>
                ))}
              </details>
            ))}
          </section>
        );
      })}
    </div>
  );
}
