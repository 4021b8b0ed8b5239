import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { annotationKey } from '../../domain/annotations/annotation.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { listPartStarts, listQuestionNumbers, listRanges } from '#ielts/paper/question-numbers.ts';
import {
  AnsweringContext,
  OptionPickContext,
  MarkingContext,
  PaperToolButtons,
  PaperToolSurfaces,
  useOptionPick,
  usePaperTools,
} from '#features/questions/web/index.ts';
import { PauseButton } from './pause-button.tsx';
import { PaperPanes } from '../paper/paper-panes.tsx';
import { PartButtons } from '../listening/part-buttons.tsx';
import { PlayerCovers, type Cover } from '../dialogs/player-covers.tsx';
import { pathAfter } from '../attempts/path-after.ts';
import { PlayerHeader } from './player-header.tsx';
import styles from './player.module.css';
import viewStyles from '../paper/player-view.module.css';
import { QuestionPalette } from './question-palette.tsx';
import { SaveNotices } from '../attempts/save-notices.tsx';
import { useAnswerCheck } from '../attempts/use-answer-check.ts';
import type { AttemptChange } from '../attempts/use-attempt.ts';
import { usePause } from '../attempts/use-pause.ts';
import { useAnnotated } from '../annotations/use-annotated.ts';
import { useAnnotations } from '../annotations/use-annotations.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { useAnswering } from './use-answering.ts';
import { usePlayerClock } from './use-player-clock.ts';
import { usePlayerPlace } from './use-player-place.ts';
import { usePlayerView } from './use-player-view.ts';
import { useQuestionTime } from './use-question-time.ts';
import { worstState } from '#platform/outbox/save-state.ts';

/** Loaded for Listening only. */
const ListeningDeck = lazy(() =>
  import('../listening/listening-deck.tsx').then((module) => ({ default: module.ListeningDeck })),
);
const CheckedDialog = lazy(() =>
  import('../dialogs/checked-dialog.tsx').then((module) => ({ default: module.CheckedDialog })),
);
const VolumeSlider = lazy(() =>
  import('../listening/volume-slider.tsx').then((module) => ({ default: module.VolumeSlider })),
);

type PlayerProps = {
  readonly opened: OpenedAttempt;
  readonly section: MarkedSection;
  /** Called when this page changes the attempt: a pause, or a checked answer. */
  readonly onReply?: AttemptChange;
  /** Replaces submitting on the tour. */
  readonly onLeave?: () => void;
};

/** The screen of one section: the text on the left, the questions on the right, the clock above, the palette below. */
export function Player({ opened, section, onReply, onLeave }: PlayerProps) {
  const { reply, sync } = opened;
  const { attempt } = reply;
  const t = useText('mockTests');
  const p = useText('player');
  const navigate = useNavigate();
  const {
    entries: answers,
    state,
    journaled,
    replaced,
  } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const { remaining, onTimeLeft } = usePlayerClock(opened, section);
  const [over, setOver] = useState<Cover>();
  const { view, change } = usePlayerView();
  const panes = useRef<HTMLDivElement>(null);
  const { side, setSide, current, setCurrent, shown, goTo, showPart, reveal } = usePlayerPlace(
    section,
    panes,
    answers.size > 0,
  );
  const submitted = attempt.phase === 'submitted';
  const timeOver = remaining === 0 && !submitted && !onLeave;
  const elsewhere = state === 'elsewhere';
  const pause = usePause(opened, onReply);
  const answerCheck = useAnswerCheck(opened, onReply);
  const { paused } = pause;
  const answering = useAnswering(opened, {
    disabled: timeOver || submitted || elsewhere || paused,
    onVisit: setCurrent,
  });
  const annotations = useAnnotations(opened);
  const annotated = useAnnotated(annotations);
  const tools = usePaperTools(annotations);
  const { marking } = tools;
  const optionPick = useOptionPick(() => setSide('passage'));
  useQuestionTime(annotations, {
    current,
    running: !submitted && !timeOver && !elsewhere && !paused && over !== 'hidden',
  });

  const numbers = listQuestionNumbers(section);
  const listening = section.skill === 'listening' ? section : undefined;
  const result = pathAfter(attempt);

  useEffect(() => {
    if (submitted) void navigate(result, { replace: true });
  }, [submitted, navigate, result]);

  const isAnswered = (number: number) => (answers.get(number)?.value ?? '') !== '';
  const unanswered = numbers.filter((number) => !isAnswered(number));
  const count = numbers.length;
  const summary =
    unanswered.length === 0
      ? t('submit.all', { count })
      : t('submit.some', {
          answered: count - unanswered.length,
          count,
          numbers: listRanges(unanswered).join(t('submit.and')),
        });

  // It is in the header, and on a phone above the questions.
  const volume = listening ? (
    <Suspense fallback={null}>
      <VolumeSlider />
    </Suspense>
  ) : null;

  return (
    <div
      className={classNames(styles.player, viewStyles.view)}
      data-text-size={view.textSize}
      data-contrast={view.contrast}
    >
      <PlayerHeader
        attempt={attempt}
        title={t(`skill.${section.skill}`)}
        remainingSeconds={attempt.timed ? remaining : undefined}
        clockWarns={section.skill !== 'listening'}
        saveState={worstState(state, annotated.state)}
        kept={journaled && annotated.journaled}
        tools={
          <>
            {volume}
            {elsewhere ? null : <PauseButton pause={pause} />}
            {elsewhere ? null : <PaperToolButtons tools={tools} />}
          </>
        }
        onSubmit={elsewhere ? undefined : (onLeave ?? (() => setOver('submit')))}
        onHelp={() => setOver('help')}
        onView={() => setOver('view')}
        onHide={() => setOver('hidden')}
      />
      <SaveNotices
        opened={opened}
        state={state}
        kept={journaled}
        trouble={
          answerCheck.state === 'failed'
            ? p('check.failed')
            : pause.state === 'failed' && !paused
              ? p('pause.notPaused')
              : undefined
        }
        nameOf={(number) => t('player.question', { number })}
        replaced={replaced.length > 0 ? t('saving.replaced', { numbers: replaced.join(', ') }) : undefined}
      />
      <div className={styles.above}>
        {listening ? (
          <Suspense fallback={null}>
            <ListeningDeck
              opened={opened}
              section={listening}
              shown={shown}
              onShow={showPart}
              onTimeLeft={onTimeLeft}
              running={!submitted && !timeOver && !elsewhere && !paused}
            />
          </Suspense>
        ) : section.parts.length > 1 ? (
          <div className={styles.partsLine}>
            <PartButtons count={section.parts.length} shown={shown} onShow={showPart} />
          </div>
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
          {elsewhere ? null : <PauseButton pause={pause} />}
          {elsewhere ? null : <PaperToolButtons tools={tools} />}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {optionPick.picked ? p('heading.picked', { name: optionPick.picked.name }) : ''}
      </p>
      <OptionPickContext value={optionPick}>
        <MarkingContext value={marking}>
          <AnsweringContext value={answering}>
            <PaperPanes
              section={section}
              shown={shown}
              side={side}
              view={view}
              disabled={answering.disabled}
              paper={panes}
              onView={change}
            />
          </AnsweringContext>
        </MarkingContext>
      </OptionPickContext>
      {marking && !timeOver && !elsewhere ? (
        <PaperToolSurfaces tools={{ ...tools, marking }} paper={panes} onReveal={reveal} />
      ) : null}
      <QuestionPalette
        numbers={numbers}
        partStarts={listPartStarts(section)}
        current={current}
        isAnswered={isAnswered}
        isFlagged={(number) => annotated.texts.has(annotationKey({ kind: 'flag', place: String(number) }))}
        onFlag={
          elsewhere
            ? undefined
            : (number, flagged) =>
                annotations?.change({ kind: 'flag', place: String(number), text: flagged ? 'on' : '' })
        }
        onGoTo={goTo}
        {...(elsewhere ? {} : { answerCheck })}
      />
      {answerCheck.told ? (
        <Suspense fallback={null}>
          <CheckedDialog receipt={answerCheck.told} parts={section.parts} onClose={answerCheck.close} />
        </Suspense>
      ) : null}
      <PlayerCovers
        opened={opened}
        over={over}
        onClose={() => setOver(undefined)}
        view={view}
        onView={change}
        timeOver={timeOver}
        elsewhere={elsewhere}
        pause={pause}
        remainingSeconds={remaining}
        summary={<p>{summary}</p>}
        onSubmitted={() => void navigate(result, { replace: true })}
      />
    </div>
  );
}
