import { useState } from 'react';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Slot } from '#platform/pages/slot.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ScoredTask } from '../../domain/lesson-content.ts';
import { useDay } from '../course/use-day.ts';
import { TaskModels } from '../task/task-models.tsx';
import type { TaskState } from '../task/task-state.ts';
import type { LessonReply } from './lesson-work.ts';
import styles from './lesson.module.css';
import { useEssay, type Essay } from './use-essay.ts';

type EssayTaskProps = {
  readonly question: Extract<ScoredTask, { skill: 'writing' }>;
  readonly reply: LessonReply;
  readonly params: { readonly course: string; readonly lesson: string };
  readonly onTask: (task: TaskState) => void;
};

/** The essay of a scored lesson: written here, saved as a draft, and submitted once. Then its models are shown. */
export function EssayTask({ question, reply, params, onTask }: EssayTaskProps) {
  const t = useText('learn');
  const day = useDay();
  const essay = useEssay(params, reply, onTask);
  const submitted = essay?.task && essay.task.state !== 'draft' ? essay.task : undefined;
  return (
    <>
      <div className={styles.passage} lang="en">
        <p className={styles.essayPrompt}>{question.prompt}</p>
      </div>
      <p className={styles.intro}>
        {t('task.minutes', { count: question.minutes })} · {t('task.words', { count: question.minWords })}
      </p>
      {essay ? (
        <>
          <TextArea
            label={t('essay.label')}
            lang="en"
            rows={14}
            value={submitted?.text ?? essay.text}
            readOnly={submitted !== undefined}
            spellCheck={false}
            onChange={(event) => essay.write(event.target.value)}
          />
          <p className={styles.essayWords} aria-live="polite">
            {t('essay.words', { count: countWrittenWords(essay.text), least: question.minWords })}
            {submitted || essay.text === '' ? null : ` · ${t(SAVED[essay.state] ?? 'essay.notSaved')}`}
          </p>
          {submitted ? (
            <>
              <Notice tone="success">
                <p>{t('essay.submitted', { date: day(submitted.submitted_at ?? '') })}</p>
                <p>{t('essay.marking')}</p>
              </Notice>
              <Slot name="marking-offer" of={{ work: params }} />
              <TaskModels of="essay" models={submitted.models} />
            </>
          ) : (
            <SubmitEssay essay={essay} />
          )}
        </>
      ) : (
        <Skeleton lines={8} label={t('loading')} />
      )}
    </>
  );
}

const SAVED: Readonly<Partial<Record<Essay['state'], 'essay.saved' | 'test.saving'>>> = {
  saved: 'essay.saved',
  saving: 'test.saving',
};

/** Submitting is for good, so it is confirmed. */
function SubmitEssay({ essay }: { readonly essay: Essay }) {
  const t = useText('learn');
  const [step, setStep] = useState<'resting' | 'asking' | 'submitting' | 'empty' | 'failed'>('resting');
  const submit = async () => {
    if (essay.text.trim() === '') return setStep('empty');
    if (step !== 'asking') return setStep('asking');
    setStep('submitting');
    if (!(await essay.submit())) setStep('failed');
  };
  return (
    <>
      {step === 'asking' || step === 'empty' || step === 'failed' ? (
        <Notice tone={step === 'asking' ? 'warning' : 'error'} announce>
          <p>{t(step === 'asking' ? 'essay.sureText' : `essay.${step}`)}</p>
        </Notice>
      ) : null}
      <div className={styles.submit}>
        <Button busy={step === 'submitting'} onClick={() => void submit()}>
          {t(step === 'asking' ? 'essay.sure' : 'essay.submit')}
        </Button>
        {step === 'asking' ? (
          <Button variant="quiet" onClick={() => setStep('resting')}>
            {t('essay.cancel')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
