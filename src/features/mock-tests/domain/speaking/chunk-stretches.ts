/** The most chunks in one stretch of a recording. Each device that records starts a stretch of its own. */
export const STRETCH = 1_000;
/** Two devices never start within the same number of seconds. */
const STRETCH_SECONDS = 10;

/**
 * The number of the first chunk that a device records after taking over, `elapsedMs` into the attempt. It is above
 * every number of the device before it, so no chunk replaces another.
 */
export function beginStretch(elapsedMs: number): number {
  return STRETCH * (1 + Math.floor(Math.max(0, elapsedMs) / (STRETCH_SECONDS * 1_000)));
}

/** The chunks that can be joined, in order: each stretch from its first number up to its first gap. */
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
  /** The first number of this device's own stretch. */
  readonly from: number;
};

/**
 * How much of an answer exists when an interview is opened again. Only chunks that the server or this browser has are
 * counted, from the first one up to the first gap.
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
