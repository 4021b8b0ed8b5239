import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OpenedInterview } from './open-interview.ts';
import styles from '../speaking.module.css';
import { StoringLine } from '../recordings/storing-line.tsx';
import { submitAnswers } from '../attempts/submit-answers.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

type InterviewFinishProps = {
  readonly attempt: OpenedAttempt;
  readonly interview: OpenedInterview;
  readonly onSubmitted: () => void;
};

/**
 * The screen after the last question. The interview is finished only when the server says that every answer is stored
 * and can be played.
 */
export function InterviewFinish({ attempt, interview, onSubmitted }: InterviewFinishProps) {
  const t = useText('speaking');
  const { store, sync } = interview;
  const [missing, setMissing] = useState<readonly string[]>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  useEffect(() => {
    let left = false;
    void store.settle(true).then((broken) => {
      if (!left) setMissing(broken);
    });
    return () => {
      left = true;
    };
  }, [store]);

  async function submit(): Promise<void> {
    setState('busy');
    const outcome = await submitAnswers(attempt);
    if (outcome === 'submitted' || outcome === 'refused') onSubmitted();
    else setState('failed');
  }

  return (
    <div className={styles.check} data-interview-finish={missing === undefined ? 'sending' : 'settled'}>
      <h2>{t('finish.title')}</h2>
      {missing === undefined ? (
        <p role="status">{t('finish.sending')}</p>
      ) : (
        <>
          <Notice tone={missing.length === 0 ? 'success' : 'warning'} announce>
            {missing.length === 0
              ? t('finish.stored')
              : t('finish.missing', { questions: missing.join(', ') })}
          </Notice>
          <Button size="large" busy={state === 'busy'} onClick={() => void submit()} data-hand-in="">
            {t(state === 'busy' ? 'finish.busy' : 'finish.submit')}
          </Button>
        </>
      )}
      {state === 'failed' ? (
        <Notice tone="error" announce>
          {t('finish.failed')}
        </Notice>
      ) : null}
      <StoringLine sync={sync} />
    </div>
  );
}
