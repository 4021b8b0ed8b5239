import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LocalGrade, LocalWork } from './local-grade.ts';

/** From the sources, also when the site is built. */
const WORKER = 'src/features/grading/server/local/grading-worker.ts';

/** Texts that may wait: at four texts a second, the last one waits for some minutes. */
const MOST_WAITING = 1000;
/** A text takes 0.1 s on an idle machine. One that takes longer than this never ends. */
const LONGEST_MS = 20_000;
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
  readonly log: { readonly warn: (facts: object, message: string) => void };
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
  worker: file = WORKER,
  longestMs = LONGEST_MS,
  idleMs = IDLE_MS,
  mostWaiting = MOST_WAITING,
}: Options): LocalGrader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Ends the text that is graded. */
  let settle: ((answer: Answer) => void) | undefined;
  let waiting = 0;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function dismiss(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function start(): Worker {
    const started = new Worker(resolve(file), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: 32 },
    });
    // A dismissed thread does not affect the text that is graded now.
    const tell = (answer: Answer) => worker === started && settle?.(answer);
    const end = (error: unknown) => {
      tell({ error });
      if (worker === started) worker = undefined;
    };
    started.on('message', tell);
    started.on('error', end);
    started.on('exit', () => end('it ended'));
    return started;
  }

  async function gradeNext(work: LocalWork): Promise<LocalOutcome> {
    if (closed) return { ok: false, refusal: 'failed' };
    clearTimeout(idle);
    const limit = worker ? longestMs : longestMs + START_MS;
    worker ??= start();
    worker.ref();
    let late: NodeJS.Timeout | undefined;
    const { grade, error } = await new Promise<Answer>((fulfil) => {
      settle = fulfil;
      late = setTimeout(() => fulfil({ error: 'it took too long' }), limit);
      worker?.postMessage(work);
    });
    clearTimeout(late);
    settle = undefined;
    if (grade) {
      worker?.unref();
      idle = setTimeout(() => void dismiss(), idleMs).unref();
      return { ok: true, grade };
    }
    await dismiss();
    if (!closed) log.warn({ err: error }, 'a text could not be graded');
    return { ok: false, refusal: 'failed' };
  }

  return {
    async grade(work) {
      if (work.text.length > LONGEST_TEXT) return { ok: false, refusal: 'too-long' };
      if (waiting >= mostWaiting) return { ok: false, refusal: 'busy' };
      waiting += 1;
      const graded = last.then(() => gradeNext(work));
      last = graded.catch(() => undefined);
      try {
        return await graded;
      } finally {
        waiting -= 1;
      }
    },
    waiting: () => waiting,
    async close() {
      closed = true;
      clearTimeout(idle);
      settle?.({ error: 'it was closed' });
      await dismiss();
    },
  };
}
