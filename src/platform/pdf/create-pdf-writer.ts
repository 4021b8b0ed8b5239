import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import type { PdfContent } from './pdf-content.ts';

/** From the sources, also when the site is built: no page contains it. */
const WORKER = 'src/platform/pdf/pdf-worker.ts';

/** Documents that may wait for the one being drawn; each takes less than a second. */
const MOST_WAITING = 20;
/** One that takes longer never ends. */
const LONGEST_MS = 20_000;
/** The worker keeps its fonts this long for the next document. Then it frees its memory. */
const IDLE_MS = 60_000;
const MOST_MEMORY_MB = 192;

export type PdfOutcome =
  | { readonly ok: true; readonly file: Uint8Array<ArrayBuffer> }
  /** Too many wait already. */
  | { readonly ok: false; readonly refusal: 'busy' };

export type PdfWriter = { readonly write: (content: PdfContent) => Promise<PdfOutcome> };

type Answer = { readonly file?: Uint8Array<ArrayBuffer>; readonly error?: unknown };
type Bounds = { readonly longestMs: number; readonly idleMs: number };

/**
 * Makes PDF files in a separate thread, one at a time, bounded in number, time and memory. The first document
 * starts the thread. If the thread dies, its document fails, and the next one starts another.
 */
export function createPdfWriter(
  { log }: { readonly log: Pick<Log, 'warn'> },
  bounds: Bounds = { longestMs: LONGEST_MS, idleMs: IDLE_MS },
): PdfWriter {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Ends the document that is drawn. */
  let settle: ((answer: Answer) => void) | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function dismiss(): void {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  }

  function start(): Worker {
    const started = new Worker(resolve(WORKER), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: 16 },
    });
    // A dismissed thread does not affect the document that is drawn now.
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

  async function draw(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    let late: NodeJS.Timeout | undefined;
    const { file, error } = await new Promise<Answer>((fulfil) => {
      settle = fulfil;
      late = setTimeout(() => fulfil({ error: 'it took too long' }), bounds.longestMs);
      worker?.postMessage(content);
    });
    clearTimeout(late);
    settle = undefined;
    if (file) {
      worker?.unref();
      idle = setTimeout(dismiss, bounds.idleMs).unref();
      return file;
    }
    dismiss();
    log.warn({ err: error }, 'a document could not be drawn');
    throw new Error('A document could not be drawn.', { cause: error });
  }

  return {
    async write(content) {
      if (waiting > MOST_WAITING) return { ok: false, refusal: 'busy' };
      waiting += 1;
      const drawn = last.then(() => draw(content));
      last = drawn.catch(() => undefined);
      try {
        return { ok: true, file: await drawn };
      } finally {
        waiting -= 1;
      }
    },
  };
}
