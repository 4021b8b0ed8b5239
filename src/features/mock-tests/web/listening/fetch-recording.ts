/** Reports the progress of a download, from 0 to 1. */
export type OnFraction = (fraction: number) => void;

/** The longest silence, in ms, before a download is tried again. */
const STALLED_AFTER_MS = 20_000;

/** The part of a recording that has arrived. A later try continues after it. */
export type PartialRecording = { readonly pieces: Uint8Array<ArrayBuffer>[]; bytes: number };

export const nothingYet = (): PartialRecording => ({ pieces: [], bytes: 0 });

/** The length of the whole file, from a full or a partial response. Undefined: unknown. */
function wholeLength(response: Response): number | undefined {
  const range = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
  const length = range ? range[1] : response.headers.get('content-length');
  return length ? Number(length) : undefined;
}

async function readPieces(response: Response, partial: PartialRecording, onPiece: () => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) {
    // Without streams the whole file arrives as one piece.
    const whole = new Uint8Array(await response.arrayBuffer());
    partial.pieces.push(whole);
    partial.bytes += whole.length;
    return;
  }
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    partial.pieces.push(value);
    partial.bytes += value.length;
    onPiece();
  }
}

/**
 * Loads a whole recording, and continues where an earlier try stopped. Rejects when the connection fails, when nothing
 * arrives for a while, or when the file has the wrong length.
 */
export async function fetchRecording(
  src: string,
  partial: PartialRecording,
  onFraction: OnFraction,
): Promise<Blob> {
  // Safari 12.0 has none. There a stalled download fails when the connection does.
  const abort = typeof AbortController === 'undefined' ? undefined : new AbortController();
  let stalled = setTimeout(() => abort?.abort(), STALLED_AFTER_MS);
  const alive = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => abort?.abort(), STALLED_AFTER_MS);
  };
  try {
    const goesOn = partial.bytes > 0;
    const response = await fetch(src, {
      ...(goesOn ? { headers: { range: `bytes=${partial.bytes}-` } } : {}),
      ...(abort ? { signal: abort.signal } : {}),
    });
    alive();
    if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
    // A full response to a range request starts the file again.
    if (goesOn && response.status !== 206) {
      partial.pieces.length = 0;
      partial.bytes = 0;
    }
    const length = wholeLength(response);
    await readPieces(response, partial, () => {
      alive();
      if (length) onFraction(Math.min(1, partial.bytes / length));
    });
    if (partial.bytes === 0 || (length !== undefined && partial.bytes !== length)) {
      throw new Error(`${src} has ${partial.bytes} of ${length ?? '?'} bytes.`);
    }
    onFraction(1);
    return new Blob(partial.pieces, { type: 'audio/mp4' });
  } finally {
    clearTimeout(stalled);
  }
}
