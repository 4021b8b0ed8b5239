/** An answer as it is sent and stored. `sequence` counts its changes, from 1. */
export type SavedAnswer = { readonly number: number; readonly value: string; readonly sequence: number };

/** Which change of an answer it is. */
export type AnswerSequence = Pick<SavedAnswer, 'number' | 'sequence'>;

/** The outcome of saving a batch of answers. */
export type SaveReport = {
  /** Committed to disk. */
  readonly saved: readonly AnswerSequence[];
  /** The stored answers of the questions whose sent answer was not newer. */
  readonly stale: readonly SavedAnswer[];
  /** Arrived after the attempt was over. */
  readonly late: readonly AnswerSequence[];
};
