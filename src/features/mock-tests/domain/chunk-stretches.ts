/** A stretch of a recording has room for so many chunks, and another device begins one of its own. */
export const STRETCH = 1_000;
/** Two devices never begin within the same so many seconds. */
const STRETCH_SECONDS = 10;

/**
 * The number of the first chunk that a device records after taking over, `elapsedMs` into the attempt: above those of
 * whoever recorded before, known or still on their way, so that nothing takes the place of anything.
 */
export function beginStretch(elapsedMs: number): number {
  return STRETCH * (1 + Math.floor(Math.max(0, elapsedMs) / (STRETCH_SECONDS * 1_000)));
}

/** The chunks that can be put together: of each stretch, from its first number on without a gap. In their order. */
export function wholeStretches<Chunk extends { readonly number: number }>(
  chunks: readonly Chunk[],
): readonly Chunk[] {
  const there = new Set(chunks.map(({ number }) => number));
  return chunks.filter(({ number }) => {
    const first = number - (number % STRETCH);
    for (let each = first; each < number; each += 1) if (!there.has(each)) return false;
    return true;
  });
}

type Chunk = { readonly chunk: number; readonly bytes: number };

/** The chunks of one answer that are on the server, and those that this browser still has to send. */
type KnownChunks = {
  readonly stored: readonly Chunk[];
  readonly held: readonly Chunk[];
  /** Where this device's own stretch begins. */
  readonly from: number;
};

/**
 * How much of an answer there really is when an interview is opened again. What was counted just before the page closed
 * may never have been kept: only what the server or the browser has counts, from the first chunk on without a gap.
 */
export function countKnownChunks({ stored, held, from }: KnownChunks): {
  readonly chunks: number;
  readonly bytes: number;
} {
  const sizes = new Map([...held, ...stored].map((each) => [each.chunk, each.bytes]));
  let chunks = 0;
  let bytes = 0;
  for (let size = sizes.get(from); size !== undefined; size = sizes.get(from + chunks)) {
    bytes += size;
    chunks += 1;
  }
  return { chunks, bytes };
}
