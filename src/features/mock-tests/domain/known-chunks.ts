/** The chunks of one answer that are on the server, and those that this browser still has to send. */
type KnownChunks = {
  readonly stored: { readonly chunks: readonly number[]; readonly bytes: number };
  readonly held: readonly { readonly chunk: number; readonly bytes: number }[];
};

/**
 * How much of an answer there really is when an interview is opened again. What was counted just before the page closed
 * may never have been kept: only what the server or the browser has counts, from the first chunk on without a gap.
 */
export function countKnownChunks({ stored, held }: KnownChunks): {
  readonly chunks: number;
  readonly bytes: number;
} {
  const onServer = new Set(stored.chunks);
  const waiting = new Map(held.filter(({ chunk }) => !onServer.has(chunk)).map((each) => [each.chunk, each]));
  let chunks = 0;
  let bytes = stored.bytes;
  while (onServer.has(chunks) || waiting.has(chunks)) {
    bytes += waiting.get(chunks)?.bytes ?? 0;
    chunks += 1;
  }
  return { chunks, bytes };
}
