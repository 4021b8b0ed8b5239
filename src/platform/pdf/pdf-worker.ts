import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfContent } from './pdf-content.ts';

/** Draws documents in a separate thread, one after the other. */
parentPort?.on('message', (content: PdfContent) => {
  drawPdf(content).then(
    (file) => parentPort?.postMessage({ file }, [file.buffer]),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
