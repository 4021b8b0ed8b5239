/** A sound file of a recording. An interrupted answer has several, one after the other. */
export type PieceTime = { readonly startMs: number; readonly durationMs: number };

/** The piece that plays at a moment of a recording, and the moment within it. */
export function locateMoment(
  pieces: readonly PieceTime[],
  ms: number,
): { readonly piece: number; readonly atMs: number } {
  let piece = 0;
  pieces.forEach(({ startMs }, place) => {
    if (startMs <= ms) piece = place;
  });
  return { piece, atMs: Math.max(0, ms - (pieces[piece]?.startMs ?? 0)) };
}

/** Pieces of these lengths, in ms, on one time line. */
export function placePieces(durations: readonly number[]): readonly PieceTime[] {
  let startMs = 0;
  return durations.map((durationMs) => {
    const piece = { startMs, durationMs };
    startMs += durationMs;
    return piece;
  });
}
