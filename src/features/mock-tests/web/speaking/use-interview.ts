import { useEffect, useSyncExternalStore } from 'react';
import { planInterview, resumeStep, type InterviewStep } from '#ielts/paper/interview.ts';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { createExaminerVoice, type ExaminerVoice } from './examiner-voice.ts';
import { createInterviewRun, type InterviewRun, type RunSnapshot } from './interview-run.ts';
import { closeMicrophone, findRecordedType } from '#platform/recordings/microphone.ts';
import type { InterviewStore } from '../recordings/interview-store.ts';
import { startTake } from '#platform/recordings/take-recorder.ts';

type Interview = {
  readonly steps: readonly InterviewStep[];
  readonly run: InterviewRun;
  readonly voice: ExaminerVoice;
  /** The microphone to record. Without one, the candidate may record elsewhere. */
  readonly listenTo: (stream: MediaStream) => void;
  readonly releaseMicrophone: () => void;
};

/** Creates the interview of a section, from the step where it was left. */
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
      // Without a microphone the time of the answer still runs.
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

/** Runs the interview while the page is open, and releases the microphone when it is left. */
export function useInterviewState({ run, releaseMicrophone }: Interview): RunSnapshot {
  const state = useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
  useEffect(() => {
    // The recorder is flushed, because the page may be about to close.
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
