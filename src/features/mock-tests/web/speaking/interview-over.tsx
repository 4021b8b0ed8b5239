import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import type { OpenedInterview } from './open-interview.ts';
import { SignInLink } from '../attempts/sign-in-link.tsx';
import styles from '../speaking.module.css';
import { StoringLine } from '../recordings/storing-line.tsx';
import { submitAnswers } from '../attempts/submit-answers.ts';

const RETRY_MS = 3_000;

type InterviewOverProps = {
  readonly attempt: OpenedAttempt;
  readonly interview: OpenedInterview;
  /** True: the clock has just ended it. False: it was closed before this page opened. */
  readonly timeOver?: boolean;
  readonly onDone: () => void;
};

/** The screen of an interview that is over. All chunks are sent and joined before anything else is shown. */
export function InterviewOver({ attempt, interview, timeOver = false, onDone }: InterviewOverProps) {
  const t = useText('mockTests');
  const s = useText('speaking');
  const { store, sync } = interview;
  const { state } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const [missing, setMissing] = useState<readonly string[]>();
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function end(): Promise<void> {
      // The attempt is closed first. The server accepts recordings for an hour after the deadline.
      if (timeOver) await close(attempt, signal);
      if (signal.aborted) return;
      store.noteOver();
      const broken = await store.settle(true);
      if (signal.aborted) return;
      if (broken.length === 0 && sync.getSnapshot().pendingMs === 0) done();
      else setMissing(broken);
    }
    void end();
    return () => leaving.abort();
  }, [attempt.sync, store, sync, timeOver]);

  return (
    <div className={styles.check} data-interview-over={missing === undefined ? 'sending' : 'settled'}>
      <h2>{t('submit.overTitle')}</h2>
      <p role="status">{s('over.text')}</p>
      <StoringLine sync={sync} />
      {state === 'signed-out' ? (
        <p>
          <SignInLink apart={!sync.getSnapshot().journaled} />
        </p>
      ) : null}
      {missing === undefined ? null : (
        <>
          <Notice tone="warning" announce>
            {missing.length > 0 ? s('over.missing', { questions: missing.join(', ') }) : s('over.late')}
          </Notice>
          <Button size="large" onClick={onDone} data-see-result="">
            {s('over.result')}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * Submits as the other sections do at zero, and retries until it succeeds. A refusal means that the attempt is closed
 * already.
 */
async function close(attempt: OpenedAttempt, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const outcome = await submitAnswers(attempt);
    if (outcome === 'submitted' || outcome === 'refused') return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
