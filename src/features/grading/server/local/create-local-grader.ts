import { createThreadQueue, type ThreadLog } from '#platform/threads/create-thread-queue.ts';
import { LONGEST_TRY_MS } from '../../domain/works/waiting-time.ts';
import type { LocalGrade, LocalWork } from './local-grade.ts';

/** From the sources, also when the site is built. */
const WORKER = 'src/features/grading/server/local/grading-worker.ts';

/** Texts that may wait: at four texts a second, the last one waits for some minutes. */
const MOST_WAITING = 1000;
/** A start takes 3 s on an idle machine. The text that starts the thread may take this much longer. */
const START_MS = 40_000;
/** An idle thread frees its memory after this time. */
const IDLE_MS = 120_000;
/** Of the heap. The checker's own memory is outside of it, and is bounded by the checker's dictionaries. */
const MOST_HEAP_MB = 256;
/** Longer texts are no essays. */
const LONGEST_TEXT = 20_000;

export type LocalOutcome =
  | { readonly ok: true; readonly grade: LocalGrade }
  /** Too many wait already; the text is too long; it took too long or ended the thread. */
  | { readonly ok: false; readonly refusal: 'busy' | 'too-long' | 'failed' };

export type LocalGrader = {
  readonly grade: (work: LocalWork) => Promise<LocalOutcome>;
  /** How many texts wait or are graded now. */
  readonly waiting: () => number;
  /** Ends the thread. Texts that wait fail. */
  readonly close: () => Promise<void>;
};

type Answer = { readonly grade?: LocalGrade; readonly error?: unknown };
type Options = {
  readonly log: ThreadLog;
  readonly worker?: string;
  readonly longestMs?: number;
  readonly idleMs?: number;
  readonly mostWaiting?: number;
};

/**
 * The local grader in one thread of its own: one text at a time, bounded in number, time and memory. The first text
 * starts the thread. If the thread dies, its text fails, and the next one starts another. It never blocks its caller.
 */
export function createLocalGrader({
  log,
  worker = WORKER,
  longestMs = LONGEST_TRY_MS,
  idleMs = IDLE_MS,
  mostWaiting = MOST_WAITING,
}: Options): LocalGrader {
  const queue = createThreadQueue<LocalWork, Answer>({
    log,
    worker,
    failure: 'a text could not be graded',
    bounds: {
      longestMs,
      startMs: START_MS,
      idleMs,
      mostWaiting,
      heapMb: MOST_HEAP_MB,
    },
  });
  return {
    async grade(work) {
      if (work.text.length > LONGEST_TEXT) return { ok: false, refusal: 'too-long' };
      const outcome = await queue.run(work);
      if (!outcome.ok) return outcome;
      const { grade } = outcome.answer;
      return grade ? { ok: true, grade } : { ok: false, refusal: 'failed' };
    },
    waiting: queue.waiting,
    close: queue.close,
  };
}
