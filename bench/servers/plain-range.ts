import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readSetup, serveParent } from './serve-parent.ts';

export type PlainRange = { readonly file: string; readonly from: number; readonly to: number };

/** `node:http` with nothing around it: one range of one file for everything. */
const { file, from, to } = await readSetup<PlainRange>();
await serveParent((_, response) => {
  void stat(file).then(({ size }) => {
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': to - from + 1,
      'content-range': `bytes ${from}-${to}/${size}`,
      'accept-ranges': 'bytes',
    });
    createReadStream(file, { start: from, end: to }).pipe(response);
  });
});
