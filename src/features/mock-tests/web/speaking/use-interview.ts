import { useEffect, useSyncExternalStore } from 'react';
import { planInterview, resumeStep, type InterviewStep } from '#ielts/paper/interview.ts';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { createExaminerVoice, type ExaminerVoice } from './examiner-voice.ts';
import { createInterviewRun, type InterviewRun, type RunSnapshot } from './interview-run.ts';
import { closeMicrophone, findRecordedType } from './microphone.ts';
import type { InterviewStore } from './interview-store.ts';
import { startTake } from './take-recorder.ts';

type Interview = {
  readonly steps: readonly InterviewStep[];
  readonly run: InterviewRun;
  readonly voice: ExaminerVoice;
  /** Which microphone is recorded; until then none, and the candidate may record elsewhere. */
  readonly listenTo: (stream: MediaStream) => void;
  readonly releaseMicrophone: () => void;
};

/** The interview of a section from where it was left. */
export function createInterview(
  section: SpeakingSection,
  store: InterviewStore,
  finished: ReadonlySet<string>,
): Interview {
  const steps = planInterview(section);
  const voice = createExaminerVoice();
  let stream: MediaStream | undefined;
  const first = resumeStep(steps, { finished, step: store.getMemory().place });
  const run = createInterviewRun(steps, first, {
    now: () => performance.now(),
    say: voice.say,
    hush: voice.hush,
    record: (question, onEnd) => {
      const type = findRecordedType();
      // Without a microphone the time of the answer runs all the same.
      if (!stream || type === undefined) return undefined;
      let chunkFrom = performance.now();
      const ended = store.beginTake();
      return startTake({
        stream,
        type,
        onChunk: (chunk) => {
          const now = performance.now();
          store.addChunk(question, chunk, Math.round(now - chunkFrom));
          chunkFrom = now;
        },
        onEnd: (end) => {
          ended();
          onEnd(end);
        },
      });
    },
    recordedMs: (question) => store.answerOf(question).recordedMs,
    finish: (question) => store.finish(question),
    keepPlace: (place) => store.remember({ place }),
  });
  return {
    steps,
    run,
    voice,
    listenTo: (next) => {
      stream = next;
    },
    releaseMicrophone: () => {
      if (stream) closeMicrophone(stream);
    },
  };
}

/** Keeps the interview awake while the page is there, and lets go of the microphone when it is left. */
export function useInterviewState({ run, releaseMicrophone }: Interview): RunSnapshot {
  const state = useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
  useEffect(() => {
    // What has been recorded is handed out, because the page may be about to close.
    const hurry = () => run.hurry();
    window.addEventListener('pagehide', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('pagehide', hurry);
      document.removeEventListener('visibilitychange', hurry);
      run.leave();
      releaseMicrophone();
    };
  }, [run, releaseMicrophone]);
  return state;
}

/** The browser asks before the page is left in the middle of an answer. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only so.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
