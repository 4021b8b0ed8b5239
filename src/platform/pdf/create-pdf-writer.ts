import { createThreadQueue, type ThreadBounds, type ThreadLog } from '../threads/create-thread-queue.ts';
import type { PdfContent } from './pdf-content.ts';

/** From the sources, also when the site is built: no page contains it. */
const WORKER = 'src/platform/pdf/pdf-worker.ts';

export const PDF_BOUNDS: ThreadBounds = {
  longestMs: 20_000,
  startMs: 0,
  // The thread keeps its fonts this long for the next document.
  idleMs: 60_000,
  /** The one that is drawn, and those behind it. Each takes less than a second. */
  mostWaiting: 21,
  heapMb: 192,
};

export type PdfOutcome =
  | { readonly ok: true; readonly file: Uint8Array<ArrayBuffer> }
  /** Too many wait already. */
  | { readonly ok: false; readonly refusal: 'busy' };

export type PdfWriter = { readonly write: (content: PdfContent) => Promise<PdfOutcome> };

type Answer = { readonly file?: Uint8Array<ArrayBuffer>; readonly error?: unknown };

/** Makes PDF files in a separate thread, as `createThreadQueue` says. Throws where a document cannot be drawn. */
export function createPdfWriter(
  { log }: { readonly log: ThreadLog },
  bounds: ThreadBounds = PDF_BOUNDS,
): PdfWriter {
  const queue = createThreadQueue<PdfContent, Answer>({
    log,
    worker: WORKER,
    failure: 'a document could not be drawn',
    bounds,
  });
  return {
    async write(content) {
      const outcome = await queue.run(content);
      if (outcome.ok && outcome.answer.file) return { ok: true, file: outcome.answer.file };
      if (!outcome.ok && outcome.refusal === 'busy') return { ok: false, refusal: 'busy' };
      throw new Error('A document could not be drawn.');
    },
  };
}
