import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { HeldElsewhere } from '../attempts/held-elsewhere.tsx';
import { HelpDialog } from '../dialogs/help-dialog.tsx';
import { InterruptedDialog } from './interrupted-dialog.tsx';
import { InterviewFinish } from './interview-finish.tsx';
import { InterviewOver } from './interview-over.tsx';
import { InterviewView } from './interview-view.tsx';
import { MicrophoneCheck } from '../microphone/microphone-check.tsx';
import { findMicrophoneRefusal, type MicrophoneRefusal } from '#platform/recordings/microphone.ts';
import { NoMicrophone } from '../microphone/no-microphone.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import type { OpenedInterview } from './open-interview.ts';
import { PlayerBrand } from '../player/player-brand.tsx';
import { PlayerClock } from '../player/player-clock.tsx';
import styles from '../player/player-header.module.css';
import viewStyles from '../paper/player-view.module.css';
import { RecordingUpload } from './recording-upload.tsx';
import speaking from '../speaking.module.css';
import { StoringLine } from '../recordings/storing-line.tsx';
import { useLeaveWarning } from '#platform/navigation/use-leave-warning.ts';
import { createInterview, useInterviewState } from './use-interview.ts';
import { usePlayerView } from '../player/use-player-view.ts';
import { useRemainingSeconds } from '../attempts/use-remaining-seconds.ts';

/** A section has more time than its interview takes. The time left is shown only in the last seconds given here. */
const END_NEAR = 5 * 60;

type Stage = 'check' | 'refused' | 'interview' | 'upload' | 'finish';

type InterviewScreenProps = {
  readonly opened: OpenedAttempt;
  readonly section: SpeakingSection;
  readonly interview: OpenedInterview;
  readonly elsewhere: boolean;
  readonly onSubmitted: () => void;
};

/** The interview step by step, from the microphone check to submitting. Its clock is the server's. */
export function InterviewScreen({
  opened,
  section,
  interview,
  elsewhere,
  onSubmitted,
}: InterviewScreenProps) {
  const t = useText('mockTests');
  const s = useText('speaking');
  const { store, sync } = interview;
  const { attempt } = opened.reply;
  const remaining = useRemainingSeconds(opened.clock, opened.reply);
  const timeOver = remaining === 0;
  const [held] = useState(() => createInterview(section, store, interview.finished));
  const state = useInterviewState(held);
  const [refusal, setRefusal] = useState<MicrophoneRefusal | undefined>(findMicrophoneRefusal);
  const [stream, setStream] = useState<MediaStream>();
  const [stage, setStage] = useState<Stage>(refusal ? 'refused' : 'check');
  const [over, setOver] = useState<'help' | 'leave'>();
  // As in the test, questions of an exam are heard and not shown.
  const [showsText, setShowsText] = useState(attempt.mode !== 'exam');
  const { view } = usePlayerView();
  const { uploadsLater } = store.getMemory();
  const isOver = state.phase === 'over';
  // A file that was recorded elsewhere is accepted for a while after the end.
  const mayUpload = uploadsLater && stage !== 'finish';
  const stageNow: Stage =
    stage === 'interview' && (isOver || timeOver) ? (uploadsLater ? 'upload' : 'finish') : stage;
  const shown = elsewhere ? 'elsewhere' : timeOver && !mayUpload ? 'over' : stageNow;
  const answered = Object.values(store.getMemory().answers).filter(({ finished }) => finished).length;
  const step = held.steps[state.place];
  const resuming = (store.getMemory().place ?? 0) > 0;
  useLeaveWarning(state.phase === 'answering' && stream !== undefined);
  // Sound recorded until then is stored, even where the interview continues elsewhere.
  const stopped = elsewhere || timeOver;
  useEffect(() => {
    if (stopped) held.run.leave();
  }, [stopped, held]);
  const stageElement = useFocusKept(`${shown} ${String(stream !== undefined)} ${state.place} ${state.phase}`);

  function begin(): void {
    const [first] = section.examiner.lines;
    // Within the event of the click: phones play only what a touch has started.
    held.voice.unlock(first);
    setStage('interview');
    held.run.start();
  }

  function takeStream(next: MediaStream): void {
    held.listenTo(next);
    setStream(next);
    setRefusal(undefined);
    setStage('check');
  }

  function refuse(next: MicrophoneRefusal): void {
    setRefusal(next);
    setStage('refused');
  }

  function end(): void {
    setOver(undefined);
    held.run.leave();
    setStage(uploadsLater ? 'upload' : 'finish');
  }

  return (
    <div
      className={classNames(speaking.player, viewStyles.view)}
      data-text-size={view.textSize}
      data-contrast={view.contrast}
    >
      <header className={styles.header}>
        <PlayerBrand title={t('skill.speaking')} attempt={attempt} />
        {attempt.timed && remaining <= END_NEAR ? (
          <PlayerClock remainingSeconds={remaining} warns />
        ) : (
          <span />
        )}
        <div className={styles.headerEnd}>
          <Button variant="quiet" size="small" onClick={() => setOver('help')}>
            {t('help.open')}
          </Button>
          {shown === 'interview' ? (
            <Button variant="secondary" size="small" onClick={() => setOver('leave')} data-end-section="">
              {s('leave.confirm')}
            </Button>
          ) : null}
        </div>
      </header>
      <div className={speaking.stage} data-stage={shown} tabIndex={-1} ref={stageElement}>
        {shown === 'elsewhere' ? (
          <>
            <HeldElsewhere opened={opened} />
            <p>{s('elsewhere.stored', { count: answered })}</p>
            <StoringLine sync={sync} />
          </>
        ) : null}
        {shown === 'check' ? (
          <MicrophoneCheck
            stream={stream}
            resuming={resuming}
            onStream={takeStream}
            onRefused={refuse}
            onBegin={begin}
          />
        ) : null}
        {shown === 'refused' && refusal ? (
          <NoMicrophone
            refusal={refusal}
            onRetry={() => setStage('check')}
            onUploadLater={() => {
              store.remember({ uploadsLater: true });
              begin();
            }}
            onWithout={() => setStage('finish')}
          />
        ) : null}
        {shown === 'interview' && step ? (
          <>
            <InterviewView
              key={state.place}
              step={step}
              state={state}
              stream={stream}
              showsText={showsText}
              notes={store.getMemory().notes}
              onNotes={(notes) => store.remember({ notes })}
              onDone={held.run.done}
            />
            {attempt.mode === 'exam' ? null : (
              <Checkbox
                label={s('interview.showText')}
                checked={showsText}
                onChange={({ target }) => setShowsText(target.checked)}
                data-show-text=""
              />
            )}
            {uploadsLater ? null : <StoringLine sync={sync} hasRecorded={store.hasRecorded} />}
            <p className={speaking.voiceNote}>{s('interview.recordedVoice')}</p>
          </>
        ) : null}
        {shown === 'upload' ? (
          <RecordingUpload interview={interview} onDone={() => setStage('finish')} />
        ) : null}
        {shown === 'over' ? (
          <InterviewOver attempt={opened} interview={interview} timeOver onDone={onSubmitted} />
        ) : null}
        {shown === 'finish' ? (
          <InterviewFinish attempt={opened} interview={interview} onSubmitted={onSubmitted} />
        ) : null}
      </div>
      <InterruptedDialog
        open={state.phase === 'interrupted' && !stopped}
        onStream={(next) => {
          held.listenTo(next);
          setStream(next);
          held.run.goOn();
        }}
      />
      <HelpDialog
        open={over === 'help'}
        onClose={() => setOver(undefined)}
        topics={(['microphone', 'times', 'recording'] as const).map((topic) => ({
          title: s(`help.${topic}.title`),
          text: s(`help.${topic}.text`),
        }))}
      />
      <Dialog
        open={over === 'leave' && !stopped}
        onClose={() => setOver(undefined)}
        title={s('leave.title')}
        closeLabel={s('leave.cancel')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOver(undefined)}>
              {s('leave.cancel')}
            </Button>
            <Button onClick={end} data-confirm-end="">
              {s('leave.confirm')}
            </Button>
          </>
        }
      >
        <p>{s('leave.text')}</p>
      </Dialog>
    </div>
  );
}

/**
 * The pressed button disappears with its step. The next Tab starts at the new step, and not at the top of the page.
 * `step` changes with the screen.
 */
function useFocusKept(step: string): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [step]);
  return stage;
}
