import type { Evaluation } from './evaluation-contract.ts';

/** How a language model's bands relate to marked essays of one task, once it has been compared with them. */
export type CalibrationFigures = {
  readonly task: 1 | 2;
  /** YYYY-MM-DD. */
  readonly made: string;
  readonly essays: number;
  readonly qwk: number;
  readonly withinHalf: number;
  readonly meanError: number;
};

/** A service outside this site, by its name and the host that it runs on. */
type Service = { readonly name: string; readonly host: string };

/** Everything that "How we mark" shows: what was measured of each grader, and which graders this site has. */
export type MarkingMethod = {
  readonly local: Evaluation;
  /** Null: no language model is set up. Without calibrations it has not been compared with marked essays yet. */
  readonly model: (Service & { readonly calibrations: readonly CalibrationFigures[] }) | null;
  /** Writes down what a recording says. Null: nothing does, so Speaking has no band from a machine. */
  readonly transcriber: Service | null;
};
