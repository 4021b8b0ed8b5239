import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** `busy`: too many jobs wait already. `failed`: it took too long, or ended the thread; the log says why. */
export type ThreadOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: 'busy' | 'failed' };

export type ThreadQueue<Job, Answer> = {
  readonly run: (job: Job) => Promise<ThreadOutcome<Answer>>;
  /** How many jobs wait or run now. */
  readonly waiting: () => number;
  /** Ends the thread. Jobs that wait fail. */
  readonly close: () => Promise<void>;
};

export type ThreadLog = { readonly warn: (facts: object, message: string) => void };

type Options = {
  readonly log: ThreadLog;
  /** The path of its file, from the root of the site. It answers each message with one, with `error` if it failed. */
  readonly worker: string;
  /** What the log says of a job that failed. */
  readonly failure: string;
  /** They are read when they count, so a caller may change them. */
  readonly bounds: ThreadBounds;
};

export type ThreadBounds = {
  /** A job that takes longer never ends. The job that starts the thread may take `startMs` more. */
  readonly longestMs: number;
  readonly startMs: number;
  /** An idle thread frees its memory after this time. */
  readonly idleMs: number;
  readonly mostWaiting: number;
  /** The heap of the thread. Memory of WebAssembly is outside of it. */
  readonly heapMb: number;
};

/**
 * Runs jobs in one thread of its own: one at a time, bounded in number, time and memory. The first job starts the
 * thread. If the thread dies, its job fails, and the next one starts another. It never blocks its caller.
 */
export function createThreadQueue<Job, Answer extends { readonly error?: unknown }>({
  log,
  worker: file,
  failure,
  bounds,
}: Options): ThreadQueue<Job, Answer> {
  type Reply = Answer | { readonly error: unknown };
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Ends the job that runs. */
  let settle: ((reply: Reply) => void) | undefined;
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
      resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // A dismissed thread does not affect the job that runs now.
    const tell = (reply: Reply) => worker === started && settle?.(reply);
    const end = (error: unknown) => {
      tell({ error });
      if (worker === started) worker = undefined;
    };
    started.on('message', tell);
    started.on('error', end);
    started.on('exit', () => end('it ended'));
    return started;
  }

  async function runNext(job: Job): Promise<ThreadOutcome<Answer>> {
    if (closed) return { ok: false, refusal: 'failed' };
    clearTimeout(idle);
    const limit = bounds.longestMs + (worker ? 0 : bounds.startMs);
    worker ??= start();
    worker.ref();
    let late: NodeJS.Timeout | undefined;
    const reply = await new Promise<Reply>((fulfil) => {
      settle = fulfil;
      late = setTimeout(() => fulfil({ error: 'it took too long' }), limit);
      worker?.postMessage(job);
    });
    clearTimeout(late);
    settle = undefined;
    if (reply.error === undefined) {
      worker?.unref();
      idle = setTimeout(() => void dismiss(), bounds.idleMs).unref();
      return { ok: true, answer: reply as Answer };
    }
    await dismiss();
    if (!closed) log.warn({ err: reply.error }, failure);
    return { ok: false, refusal: 'failed' };
  }

  return {
    async run(job) {
      if (waiting >= bounds.mostWaiting) return { ok: false, refusal: 'busy' };
      waiting += 1;
      const done = last.then(() => runNext(job));
      last = done.catch(() => undefined);
      try {
        return await done;
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
