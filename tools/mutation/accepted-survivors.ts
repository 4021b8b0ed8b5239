/** Mutants that no test can tell from the rule, with the reason. */
export type AcceptedSurvivors = {
  readonly reason: string;
  /** File below `src/`, and the line as the mutants have it (`mutatedLine`). */
  readonly mutants: readonly (readonly [file: string, line: string])[];
};

export const ACCEPTED: readonly AcceptedSurvivors[] = [];
