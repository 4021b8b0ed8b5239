import { Readable } from 'node:stream';
import type { StoredFile } from '../files/create-file-store.ts';
import { parseRange } from './recording-file.ts';

/** Answers with a recording, or the part of it that a Range header requests. Nobody may store it on the way. */
export async function serveRecording(
  file: StoredFile,
  mediaType: string | null | undefined,
  rangeHeader: string | undefined,
): Promise<Response> {
  const range = parseRange(rangeHeader, file.size);
  const headers = {
    'content-type': mediaType ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
  if (range === 'unsatisfiable') {
    file.stream.destroy();
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    });
  }
  if (range === 'whole') {
    const body = Readable.toWeb(file.stream) as ReadableStream<Uint8Array>;
    return new Response(body, { headers: { ...headers, 'content-length': String(file.size) } });
  }
  const { start, end } = range;
  const pieces: Buffer[] = [];
  // A recording has a few megabytes at most, and a remote store would read whole files too.
  for await (const piece of file.stream) pieces.push(piece as Buffer);
  const part = Uint8Array.from(Buffer.concat(pieces).subarray(start, end + 1));
  const partial = { ...headers, 'content-range': `bytes ${start}-${end}/${file.size}` };
  return new Response(part, { status: 206, headers: partial });
}
