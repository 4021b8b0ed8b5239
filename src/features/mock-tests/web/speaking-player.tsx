import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LogoMark } from '#ui/logo-mark.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SpeakingSection } from '../domain/speaking-paper.ts';
import { HelpDialog } from './help-dialog.tsx';
import { InterruptedDialog } from './interrupted-dialog.tsx';
import { InterviewFinish } from './interview-finish.tsx';
import { forgetInterviewMemory } from './interview-memory.ts';
import { InterviewView } from './interview-view.tsx';
import { MicrophoneCheck } from './microphone-check.tsx';
import { findMicrophoneRefusal, type MicrophoneRefusal } from './microphone.ts';
import { NoMicrophone } from './no-microphone.tsx';
import { openInterview, type OpenedInterview } from './open-interview.ts';
import { pathAfter } from './path-after.ts';
import styles from './player.module.css';
import { RecordingUpload } from './recording-upload.tsx';
import speaking from './speaking.module.css';
import { StoringLine } from './storing-line.tsx';
import type { OpenedAttempt } from './use-attempt.ts';
import { createInterview, useInterviewState, useLeaveWarning } from './use-interview.ts';
import { useMockTestsText } from './use-mock-tests-text.ts';
import { usePlayerView } from './use-player-view.ts';
import { useSpeakingText } from './use-speaking-text.ts';

type SpeakingPlayerProps = { readonly opened: OpenedAttempt; readonly section: SpeakingSection };

/** Speaking being sat: opened once everything is known that was said before. */
export function SpeakingPlayer({ opened, section }: SpeakingPlayerProps) {
  const navigate = useNavigate();
  const [interview, setInterview] = useState<OpenedInterview>();
  const { attempt } = opened.reply;
  const attemptId = attempt.attempt_id;
  const submitted = attempt.phase === 'submitted';
  const result = pathAfter(attempt);

  useEffect(() => {
    let left = false;
    let mine: OpenedInterview | undefined;
    void openInterview(opened).then((next) => {
      if (left) return;
      mine = next;
      next.sync.start();
      setInterview(next);
    });
    const flush = () => mine?.sync.flush();
    window.addEventListener('online', flush);
    return () => {
      left = true;
      mine?.sync.stop();
      window.removeEventListener('online', flush);
    };
    // The attempt stays the same while the page is there; its reply may be replaced.
  }, [attemptId]);

  useEffect(() => {
    if (submitted) void navigate(result, { replace: true });
  }, [submitted, navigate, result]);

  if (!interview) {
    return (
      <div className={speaking.stage}>
        <Skeleton lines={6} />
      </div>
    );
  }
  const finish = () => {
    forgetInterviewMemory(attemptId);
    void navigate(result, { replace: true });
  };
  return <OpenInterview opened={opened} section={section} interview={interview} onSubmitted={finish} />;
}

type Stage = 'check' | 'refused' | 'interview' | 'upload' | 'finish';

type OpenInterviewProps = SpeakingPlayerProps & {
  readonly interview: OpenedInterview;
  readonly onSubmitted: () => void;
};

function OpenInterview({ opened, section, interview, onSubmitted }: OpenInterviewProps) {
  const t = useMockTestsText();
  const s = useSpeakingText();
  const { store, sync } = interview;
  const [held] = useState(() => createInterview(section, store, interview.finished));
  const state = useInterviewState(held);
  const [refusal, setRefusal] = useState<MicrophoneRefusal | undefined>(findMicrophoneRefusal);
  const [stream, setStream] = useState<MediaStream>();
  const [stage, setStage] = useState<Stage>(refusal ? 'refused' : 'check');
  const [over, setOver] = useState<'help' | 'leave'>();
  const { view } = usePlayerView();
  const { uploadsLater } = store.getMemory();
  const isOver = state.phase === 'over';
  const shown = stage === 'interview' && isOver ? (uploadsLater ? 'upload' : 'finish') : stage;
  const step = held.steps[state.place];
  const resuming = (store.getMemory().place ?? 0) > 0;
  useLeaveWarning(state.phase === 'answering' && stream !== undefined);

  function begin(): void {
    const [first] = section.examiner.lines;
    // In the very event of the click: phones let play only what a touch has begun.
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
    <div className={speaking.player} data-text-size={view.textSize} data-contrast={view.contrast}>
      <header className={styles.header}>
        <div className={styles.brand}>
          <LogoMark />
          <h1 className={styles.title}>{t('player.title', { skill: t('skill.speaking') })}</h1>
        </div>
        <span />
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
      <main className={speaking.stage} data-stage={shown}>
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
              notes={store.getMemory().notes}
              onNotes={(notes) => store.remember({ notes })}
              onDone={held.run.done}
            />
            {uploadsLater ? null : <StoringLine sync={sync} />}
            <p className={speaking.voiceNote}>{s('interview.recordedVoice')}</p>
          </>
        ) : null}
        {shown === 'upload' ? (
          <RecordingUpload interview={interview} onDone={() => setStage('finish')} />
        ) : null}
        {shown === 'finish' ? (
          <InterviewFinish attempt={opened} interview={interview} onSubmitted={onSubmitted} />
        ) : null}
      </main>
      <InterruptedDialog
        open={state.phase === 'interrupted'}
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
        open={over === 'leave'}
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
