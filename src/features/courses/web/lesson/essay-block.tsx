import { useEffect, useRef, useState } from 'react';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ScoredTask } from '../../domain/lesson-content.ts';
import { TASK_ENDPOINTS } from '../../tasks-endpoints.ts';
import { useDay } from '../course/use-day.ts';
import type { LessonReply } from './lesson-work.ts';
import { readDrafts, writeDrafts } from './lesson-drafts.ts';
import styles from './lesson.module.css';

type Essay = Extract<ScoredTask, { skill: 'writing' }>;
type TaskState = NonNullable<LessonReply['task']>;
type EssayBlockProps = {
  readonly id: string;
  readonly task: Essay;
  readonly stored: TaskState | null;
  readonly params: { readonly course: string; readonly lesson: string };
};

/** The draft is sent after the writer has paused so long. */
const PAUSE_MS = 2000;
/** A lesson has one essay: its draft in this browser has this number. */
const ESSAY = 0;

/** The essay of a scored lesson: written here, saved as a draft, and submitted once. */
export function EssayBlock({ id, task, stored, params }: EssayBlockProps) {
  const t = useText('learn');
  const day = useDay();
  const place = `essay:${params.course}/${params.lesson}`;
  const [state, setState] = useState(stored);
  const [text, setText] = useState(() => readDrafts(place)[ESSAY] ?? stored?.text ?? '');
  const [save, setSave] = useState<'saved' | 'not-saved'>('saved');
  const [step, setStep] = useState<'writing' | 'asking' | 'submitting' | 'empty' | 'failed'>('writing');
  const sequence = useRef(stored?.sequence ?? 0);
  const isSubmitted = state !== null && state.state !== 'draft';

  const { course, lesson } = params;
  useEffect(() => {
    if (isSubmitted || text === (state?.text ?? '')) return;
    const timer = setTimeout(() => {
      sequence.current += 1;
      const body = { text, sequence: sequence.current };
      void call(TASK_ENDPOINTS, 'saveTaskDraft', { params: { course, lesson }, body, keepalive: true }).then(
        (result) => {
          setSave(result.ok ? 'saved' : 'not-saved');
          if (!result.ok) return;
          writeDrafts(place, {});
          sequence.current = Math.max(sequence.current, result.reply.task.sequence);
          setState(result.reply.task);
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isSubmitted, state, course, lesson, place]);

  const write = (value: string) => {
    setText(value);
    setSave('not-saved');
    setStep('writing');
    writeDrafts(place, { [ESSAY]: value });
  };
  const submit = async () => {
    if (text.trim() === '') return setStep('empty');
    if (step !== 'asking') return setStep('asking');
    setStep('submitting');
    sequence.current += 1;
    const result = await call(TASK_ENDPOINTS, 'submitTask', {
      params,
      body: { text, sequence: sequence.current },
    });
    if (!result.ok) return setStep('failed');
    writeDrafts(place, {});
    setState(result.reply.task);
    setStep('writing');
  };
  return (
    <section id={id} className={styles.block} data-block={id}>
      <h2>{t('essay.title')}</h2>
      <div className={styles.passage} lang="en">
        <p className={styles.essayPrompt}>{task.prompt}</p>
      </div>
      <p>
        {t('task.minutes', { count: task.minutes })} · {t('task.words', { count: task.minWords })}
      </p>
      <TextArea
        label={t('essay.label')}
        lang="en"
        rows={14}
        value={text}
        readOnly={isSubmitted}
        spellCheck={false}
        onChange={(event) => write(event.target.value)}
      />
      <p aria-live="polite">
        {t('essay.words', { count: countWrittenWords(text), least: task.minWords })}
        {isSubmitted || text === '' ? null : ` · ${t(save === 'saved' ? 'essay.saved' : 'essay.notSaved')}`}
      </p>
      {isSubmitted ? (
        <Notice tone="success">
          <p>{t('essay.submitted', { date: day(state.submitted_at ?? '') })}</p>
          <p>{t('essay.marking')}</p>
        </Notice>
      ) : (
        <>
          {step === 'asking' || step === 'empty' || step === 'failed' ? (
            <Notice tone={step === 'asking' ? 'warning' : 'error'} announce>
              <p>{t(step === 'asking' ? 'essay.sureText' : `essay.${step}`)}</p>
            </Notice>
          ) : null}
          <Button busy={step === 'submitting'} onClick={() => void submit()}>
            {t(step === 'asking' ? 'essay.sure' : 'essay.submit')}
          </Button>
          {step === 'asking' ? (
            <Button variant="quiet" onClick={() => setStep('writing')}>
              {t('essay.cancel')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
