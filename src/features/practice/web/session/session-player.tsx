import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PracticeOutbox } from '../saving/practice-outbox.ts';
import { keepSession, type SessionCopy } from '../saving/session-copies.ts';
import { PartReason } from '../parts/part-reason.tsx';
import type { Step } from './list-steps.ts';
import { answerParts } from './load-answered.ts';
import { QuestionView } from './question-view.tsx';
import { createSessionWork, type SessionWork } from './session-work.ts';
import styles from './session.module.css';

// What draws charts, and rare questions, is behind the player: few sessions need it.
export { loadCharts, loadLateViews } from '#features/questions/web/index.ts';

export type SessionPlayerProps = {
  readonly copy: SessionCopy;
  readonly practice: PracticeOutbox;
  /** The addresses of sounds in this browser, by their own. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Sounds that could not be loaded: they need a connection. */
  readonly missingSounds: number;
  /** Whether what follows an answer is loaded, see `load-answered.ts`. */
  readonly after: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
};

/** Shows a session step by step, and then what it changed. */
export function SessionPlayer({
  copy,
  practice,
  addresses,
  missingSounds,
  after,
  onRetry,
}: SessionPlayerProps) {
  const t = useText('practice');
  const [work] = useState(() =>
    createSessionWork({
      copy,
      practice,
      keep: (changed) => void keepSession(changed),
      getMark: () => answerParts.get()?.markStep,
      newId: randomUuid,
      now: () => new Date(),
    }),
  );
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const { outbox } = practice;
  const { state, journaled } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, outbox.getSnapshot);
  const [current, setCurrent] = useState(() => (view.isFinished ? undefined : work.nextStep()?.id));
  const [turned, setTurned] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => work.listen(), [work]);

  const step = work.steps.find(({ id }) => id === current);
  const place = step ? work.steps.indexOf(step) : work.steps.length;
  const isOver = !step;
  useEffect(() => {
    if (isOver && !work.getView().isFinished) work.finish();
  }, [isOver, work]);

  const goOn = () => {
    const next = work.nextStep();
    setTurned(step?.kind === 'word' ? step.card.card : undefined);
    setCurrent(next?.id);
    window.scrollTo(0, 0);
    heading.current?.focus();
  };
  const undoWord = (card: string) => {
    work.undoReview(card);
    setTurned(undefined);
    setCurrent(`word ${card}`);
    heading.current?.focus();
  };
  const { SessionSummary: Summary, WordView: Word, KeepWords } = answerParts.get() ?? {};
  const left = work.steps.filter((each) => !work.isDone(each)).length;
  return (
    <div className={styles.player} data-session={isOver ? 'over' : 'running'}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {isOver ? t('summary.title') : t('session.place', { place: place + 1, all: work.steps.length })}
      </h1>
      {isOver ? null : (
        <progress
          className={styles.progress}
          max={work.steps.length}
          value={work.steps.length - left}
          aria-label={t('session.progress')}
        />
      )}
      <SaveLine state={state} journaled={journaled} />
      {missingSounds > 0 && !isOver ? (
        <Notice tone="warning">
          <p>{t('session.missingSounds', { count: missingSounds })}</p>
        </Notice>
      ) : null}
      {after === 'failed' ? (
        <Notice
          tone="error"
          announce
          title={t('session.incomplete')}
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          <p>{t('session.incompleteText')}</p>
        </Notice>
      ) : null}
      {view.refused.size > 0 ? (
        <Notice tone="warning" announce>
          <p>{t('session.refused')}</p>
        </Notice>
      ) : null}
      {step && !isOver ? <StepHead step={step} work={work} /> : null}
      {turned === undefined || !work.canUndoReview(turned) ? null : (
        <Button variant="quiet" size="small" onClick={() => undoWord(turned)}>
          {t('words.undo')}
        </Button>
      )}
      {step && !isOver ? (
        step.kind === 'word' ? (
          Word ? (
            <Word key={step.id} step={step} work={work} onNext={goOn} />
          ) : (
            <Skeleton lines={4} label={t('loading')} />
          )
        ) : (
          <QuestionView
            key={step.id}
            step={step}
            work={work}
            addresses={addresses}
            canMark={after === 'ready'}
            isLast={left <= 1 && work.steps.every((each) => each === step || work.isDone(each))}
            onNext={goOn}
          />
        )
      ) : (
        Summary && (
          <Summary work={work} view={view} isWaiting={state === 'not-saved' || state === 'signed-out'} />
        )
      )}
      {KeepWords ? <KeepWords /> : null}
    </div>
  );
}

/** What a step is about, and why it is there. */
function StepHead({ step, work }: { readonly step: Step; readonly work: SessionWork }) {
  const t = useText('practice');
  const language = useLanguage();
  if (step.kind === 'word') return <h2 className={styles.head}>{t('words.step')}</h2>;
  const part = work.reply.parts.find(({ units }) => units.includes(step.unit.id));
  return (
    <>
      <h2 className={styles.head}>
        <MixedText text={step.unit.set.title[language]} />
      </h2>
      {part ? (
        <p className={styles.why}>
          <PartReason reason={part.reason} />
        </p>
      ) : null}
    </>
  );
}

/** Where the answers are: on the server, or in this browser for now. */
function SaveLine({ state, journaled }: { readonly state: string; readonly journaled: boolean }) {
  const t = useText('practice');
  if (!journaled) {
    return (
      <Notice tone="warning" announce>
        <p>{t('session.notStored')}</p>
      </Notice>
    );
  }
  return (
    <p className={styles.saved} role="status" data-saving={state}>
      {state === 'not-saved'
        ? t('session.offlineSaved')
        : state === 'signed-out'
          ? t('session.signedOut')
          : null}
    </p>
  );
}
