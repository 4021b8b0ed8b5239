import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfContent } from './pdf-content.ts';

/** Draws documents beside the thread that answers requests, one after the other. */
parentPort?.on('message', (content: PdfContent) => {
  drawPdf(content).then(
    (file) => parentPort?.postMessage({ file }, [file.buffer]),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
