/** The recorded answer to a question. `read`: the whole recording. */
export type SpokenAnswer = {
  /** The id of the question; `card` is the talk. */
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly mediaType: string | null;
  readonly read: () => Promise<Uint8Array>;
};

export type SpokenAnswers = {
  /** False: recordings of this attempt may still arrive. */
  readonly settled: boolean;
  /** In the order of the interview. */
  readonly answers: readonly SpokenAnswer[];
};

type AttemptPlace = { readonly candidateId: string; readonly attemptId: string };

/**
 * What the works of mock tests are made of. Mock tests know graders and not the other way round, so the wiring passes
 * this in.
 */
export type WorkSources = {
  readonly readAnswers: (place: AttemptPlace) => Promise<SpokenAnswers>;
  /** Where the browser reads the recording of an answer, as a path of this site. */
  readonly recordingAddress: (attemptId: string, question: string) => string;
  /** How a text of Writing came about, the oldest step first. */
  readonly listTextSteps: (
    place: AttemptPlace & { readonly task: number },
  ) => Promise<readonly { readonly value: string; readonly savedAt: Date }[]>;
};
