import { createThreadQueue, type ThreadLog } from '#platform/threads/create-thread-queue.ts';
import type { HeardInterview, SpeechJudgement } from '../../domain/speaking/judge-speech.ts';
import type { MeasureOutcome } from './measure-recording.ts';

/** From the sources, also when the site is built. */
const WORKER = 'src/features/grading/server/speaking/speaking-worker.ts';

/** Two minutes of sound take 0.6 s on an idle machine, and half an hour 9 s. A job that takes longer never ends. */
const LONGEST_MS = 60_000;
const START_MS = 20_000;
const IDLE_MS = 60_000;
/** Recordings that may wait. Each is in memory while it waits. */
const MOST_WAITING = 50;
const MOST_HEAP_MB = 256;

export type SpeakingJob = { readonly bytes: Uint8Array } | { readonly interview: HeardInterview };
export type SpeakingAnswer = {
  readonly measured?: MeasureOutcome;
  readonly judged?: SpeechJudgement;
  readonly error?: unknown;
};

/** `busy`: too many wait already. `failed`: it took too long, or ended the thread. */
type ThreadRefusal = { readonly ok: false; readonly refusal: 'busy' | 'failed' };
export type ThreadMeasure = MeasureOutcome | ThreadRefusal;
export type ThreadJudgement = { readonly ok: true; readonly judgement: SpeechJudgement } | ThreadRefusal;

export type SpeakingThread = {
  readonly measure: (bytes: Uint8Array) => Promise<ThreadMeasure>;
  readonly judge: (interview: HeardInterview) => Promise<ThreadJudgement>;
  /** Ends the thread. Recordings that wait fail. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly log: ThreadLog;
  readonly worker?: string;
  readonly longestMs?: number;
  readonly startMs?: number;
};

/** Measures recordings and judges transcripts in a separate thread, so no request waits for it. Never rejects. */
export function createSpeakingThread({
  log,
  worker = WORKER,
  longestMs = LONGEST_MS,
  startMs = START_MS,
}: Options): SpeakingThread {
  const queue = createThreadQueue<SpeakingJob, SpeakingAnswer>({
    log,
    worker,
    failure: 'a recording could not be measured',
    bounds: {
      longestMs,
      startMs,
      idleMs: IDLE_MS,
      mostWaiting: MOST_WAITING,
      heapMb: MOST_HEAP_MB,
    },
  });
  return {
    async measure(bytes) {
      const outcome = await queue.run({ bytes });
      if (!outcome.ok) return outcome;
      return outcome.answer.measured ?? { ok: false, refusal: 'failed' };
    },
    async judge(interview) {
      const outcome = await queue.run({ interview });
      if (!outcome.ok) return outcome;
      const { judged } = outcome.answer;
      return judged ? { ok: true, judgement: judged } : { ok: false, refusal: 'failed' };
    },
    close: queue.close,
  };
}
