import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SpokenStore, SpokenView } from './spoken-store.ts';
import styles from './spoken-task.module.css';

type SubmitRecordingsProps = {
  readonly store: SpokenStore;
  readonly view: SpokenView;
  /** While something is recorded, nothing can be submitted. */
  readonly isRecording: boolean;
};

/** Submitting is for good, so it is confirmed. */
export function SubmitRecordings({ store, view, isRecording }: SubmitRecordingsProps) {
  const t = useText('learn');
  const [step, setStep] = useState<'resting' | 'asking' | 'submitting' | 'empty' | 'failed'>('resting');
  const answers = [...view.questions.values()].filter(({ answer, interrupted }) => answer ?? interrupted);
  const missing = view.questions.size - answers.length;
  const submit = async () => {
    if (answers.length === 0) return setStep('empty');
    if (step !== 'asking') return setStep('asking');
    setStep('submitting');
    if (!(await store.submit())) setStep('failed');
  };
  const isStoring = answers.some(({ answer }) => answer?.place === 'storing');
  return (
    <div className={styles.submit} data-submit={step}>
      {step === 'asking' ? (
        <Notice tone="warning" announce>
          {missing > 0 ? <p>{t('spoken.missing', { count: missing })}</p> : null}
          <p>{t('spoken.sureText')}</p>
        </Notice>
      ) : null}
      {step === 'empty' || step === 'failed' ? (
        <Notice tone="error" announce>
          <p>{t(step === 'empty' ? 'spoken.empty' : 'spoken.notSubmitted')}</p>
        </Notice>
      ) : null}
      <Button busy={step === 'submitting'} disabled={isRecording || isStoring} onClick={() => void submit()}>
        {t(step === 'asking' ? 'spoken.sure' : 'spoken.submit')}
      </Button>
      {step === 'asking' ? (
        <Button variant="quiet" onClick={() => setStep('resting')}>
          {t('spoken.cancel')}
        </Button>
      ) : null}
    </div>
  );
}
