import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { annotationKey } from '../domain/annotation.ts';
import { blockQuestion } from '../domain/block-text.ts';
import type { MarkedSection } from '../domain/paper.ts';
import { listQuestionNumbers, partOfQuestion } from '../domain/question-numbers.ts';
import { OptionPickContext } from './option-pick.ts';
import { HelpDialog } from './help-dialog.tsx';
import { HiddenScreen } from './hidden-screen.tsx';
import { MarkingContext } from './annotated.tsx';
import { PaperPanes, type Side } from './paper-panes.tsx';
import { PaperToolButtons } from './paper-tool-buttons.tsx';
import { PaperToolSurfaces } from './paper-tool-surfaces.tsx';
import { pathAfter } from './path-after.ts';
import { PlayerHeader } from './player-header.tsx';
import styles from './player.module.css';
import { QuestionPalette } from './question-palette.tsx';
import { SaveNotices } from './save-notices.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TimeOverDialog } from './time-over-dialog.tsx';
import { useAnnotated } from './use-annotated.ts';
import { useAnnotations } from './use-annotations.ts';
import type { OpenedAttempt } from './use-attempt.ts';
import { useMockTestsText } from './use-mock-tests-text.ts';
import { useOptionPick } from './use-option-pick.ts';
import { usePaperTools } from './use-paper-tools.ts';
import { usePlayerText } from './use-player-text.ts';
import { usePlayerView } from './use-player-view.ts';
import { useQuestionTime } from './use-question-time.ts';
import { useRemainingSeconds } from './use-remaining-time.ts';
import { ViewDialog } from './view-dialog.tsx';
import { worstState } from './worst-state.ts';

/** What only Listening has, loaded by those who listen. */
const ListeningDeck = lazy(() =>
  import('./listening-deck.tsx').then((module) => ({ default: module.ListeningDeck })),
);
const VolumeSlider = lazy(() =>
  import('./volume-slider.tsx').then((module) => ({ default: module.VolumeSlider })),
);

type PlayerProps = {
  readonly opened: OpenedAttempt;
  readonly section: MarkedSection;
  /** On the tour: instead of submitting. */
  readonly onLeave?: () => void;
};

/** One section being sat: the text on the left, the questions on the right, the clock above, the numbers below. */
export function Player({ opened, section, onLeave }: PlayerProps) {
  const { reply, sync, clock } = opened;
  const { attempt } = reply;
  const t = useMockTestsText();
  const p = usePlayerText();
  const navigate = useNavigate();
  const { answers, state, kept, replaced } = useSyncExternalStore(
    sync.subscribe,
    sync.getSnapshot,
    sync.getSnapshot,
  );
  const remaining = useRemainingSeconds(clock, attempt.deadline_at);
  const [side, setSide] = useState<Side>('questions');
  const [current, setCurrent] = useState(1);
  const [asking, setAsking] = useState(false);
  const [over, setOver] = useState<'help' | 'view' | 'hidden'>();
  const { view, change } = usePlayerView();
  const submitted = attempt.phase === 'submitted';
  const timeOver = remaining === 0 && !submitted && !onLeave;
  const annotations = useAnnotations(opened);
  const annotated = useAnnotated(annotations);
  const tools = usePaperTools(annotations);
  const { marking } = tools;
  const optionPick = useOptionPick(() => setSide('passage'));
  useQuestionTime(annotations, { current, running: !submitted && !timeOver && over !== 'hidden' });
  const panes = useRef<HTMLDivElement>(null);

  const numbers = listQuestionNumbers(section);
  const listening = section.skill === 'listening' ? section : undefined;
  const shown = listening ? partOfQuestion(listening.parts, current) : 0;
  const result = pathAfter(attempt);

  useEffect(() => {
    if (submitted) void navigate(result, { replace: true });
  }, [submitted, navigate, result]);

  function goTo(number: number): void {
    setCurrent(number);
    setSide('questions');
    // After the pane is there: on a narrow screen it may have been hidden.
    requestAnimationFrame(() => {
      const question = panes.current?.querySelector<HTMLElement>(`[data-question="${number}"]`);
      question?.scrollIntoView({ block: 'start' });
      const field =
        question?.querySelector<HTMLElement>('input:checked') ??
        question?.querySelector<HTMLElement>('input, select');
      field?.focus({ preventScroll: true });
    });
  }

  /** Brings forward the half, or the part, that a block of the paper lies in. */
  function reveal(block: string): void {
    setSide(block.startsWith('p') ? 'passage' : 'questions');
    const number = blockQuestion(block);
    if (listening && number !== undefined) setCurrent(number);
  }

  const isAnswered = (number: number) => (answers.get(number)?.value ?? '') !== '';
  const unanswered = numbers.filter((number) => !isAnswered(number));
  const count = numbers.length;
  const summary =
    unanswered.length === 0
      ? t('submit.all', { count })
      : t('submit.some', { answered: count - unanswered.length, count, numbers: unanswered.join(', ') });

  // In the header, and on a phone above the questions.
  const volume = listening ? (
    <Suspense fallback={null}>
      <VolumeSlider />
    </Suspense>
  ) : null;

  return (
    <div className={styles.player} data-text-size={view.textSize} data-contrast={view.contrast}>
      <PlayerHeader
        title={t('player.title', { skill: t(`skill.${section.skill}`) })}
        remainingSeconds={attempt.timed ? remaining : undefined}
        clockWarns={section.skill !== 'listening'}
        saveState={worstState(state, annotated.state)}
        kept={kept && annotated.kept}
        tools={
          <>
            {volume}
            <PaperToolButtons tools={tools} />
          </>
        }
        onSubmit={onLeave ?? (() => setAsking(true))}
        onHelp={() => setOver('help')}
        onView={() => setOver('view')}
        onHide={() => setOver('hidden')}
      />
      <SaveNotices
        state={state}
        kept={kept}
        replaced={replaced.length > 0 ? t('saving.replaced', { numbers: replaced.join(', ') }) : undefined}
      />
      <div className={styles.above}>
        {listening ? (
          <Suspense fallback={null}>
            <ListeningDeck
              opened={opened}
              section={listening}
              shown={shown}
              onShow={(part) => setCurrent(listening.parts[part]?.groups[0]?.questions[0]?.number ?? current)}
              running={!submitted && !timeOver && attempt.paused_at === null}
            />
          </Suspense>
        ) : null}
        <div className={styles.sides} role="group" aria-label={t('player.sides')}>
          {(listening ? [] : (['passage', 'questions'] as const)).map((each) => (
            <button
              key={each}
              type="button"
              className={styles.side}
              aria-pressed={side === each}
              data-show-side={each}
              onClick={() => setSide(each)}
            >
              {t(`player.${each}`)}
            </button>
          ))}
          {volume}
          <PaperToolButtons tools={tools} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {optionPick.picked ? p('heading.picked', { name: optionPick.picked.name }) : ''}
      </p>
      <OptionPickContext value={optionPick}>
        <MarkingContext value={marking}>
          <PaperPanes
            section={section}
            shown={shown}
            side={side}
            view={view}
            answers={answers}
            disabled={timeOver || submitted}
            paper={panes}
            onChange={sync.change}
            onVisit={setCurrent}
            onView={change}
          />
        </MarkingContext>
      </OptionPickContext>
      {marking && !timeOver ? (
        <PaperToolSurfaces tools={{ ...tools, marking }} paper={panes} onReveal={reveal} />
      ) : null}
      <QuestionPalette
        numbers={numbers}
        current={current}
        isAnswered={isAnswered}
        isFlagged={(number) => annotated.texts.has(annotationKey({ kind: 'flag', place: String(number) }))}
        onFlag={(number, flagged) =>
          annotations?.change({ kind: 'flag', place: String(number), text: flagged ? 'on' : '' })
        }
        onGoTo={goTo}
      />
      <SubmitDialog
        open={asking && !timeOver}
        opened={opened}
        summary={<p>{summary}</p>}
        onClose={() => setAsking(false)}
        onSubmitted={() => void navigate(result, { replace: true })}
      />
      <HelpDialog open={over === 'help' && !timeOver} onClose={() => setOver(undefined)} />
      <ViewDialog
        open={over === 'view' && !timeOver}
        view={view}
        onChange={change}
        onClose={() => setOver(undefined)}
      />
      {over === 'hidden' && !timeOver ? <HiddenScreen onResume={() => setOver(undefined)} /> : null}
      {timeOver ? (
        <TimeOverDialog opened={opened} onSubmitted={() => void navigate(result, { replace: true })} />
      ) : null}
    </div>
  );
}
