/** Longest answer that is kept, in characters; the gaps of the test take a few words. */
export const MAX_ANSWER_LENGTH = 500;
/** Longest text of a Writing task that is kept, in characters: ten times what is asked. */
export const MAX_TEXT_LENGTH = 20_000;

/** One answer as a browser holds it. `saved`: the server has said that it is on disk. */
export type HeldAnswer = {
  readonly number: number;
  readonly value: string;
  /** Counts the changes of this answer. */
  readonly sequence: number;
  readonly saved: boolean;
};

export type ServerAnswer = { readonly number: number; readonly value: string; readonly sequence: number };

/**
 * What a browser goes on with after a reload: the server's answers, and over them what the journal holds that never
 * reached the server. Where both have the same count of changes the server is right.
 */
export function mergeAnswers(
  server: readonly ServerAnswer[],
  journal: readonly HeldAnswer[],
): Map<number, HeldAnswer> {
  const merged = new Map<number, HeldAnswer>(
    server.map((answer) => [answer.number, { ...answer, saved: true }]),
  );
  for (const entry of journal) {
    const known = merged.get(entry.number);
    if (!entry.saved && (!known || entry.sequence > known.sequence)) merged.set(entry.number, entry);
  }
  return merged;
}
