import type { Criterion } from '#ielts/criteria/criteria.ts';
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

type TeacherFigures = {
  readonly criterion: Criterion | 'overall';
  readonly works: number;
  /** Null: all bands are the same, so nothing can be said. */
  readonly qwk: number | null;
  /** How far two teachers are apart on average, in bands. */
  readonly meanApart: number;
  /** From 0 to 1. */
  readonly withinHalf: number;
};

/** How far two teachers agree who marked the same works without seeing each other's bands. */
export type TeacherAgreement = {
  /** The newest works that two teachers marked, at most some thousands. */
  readonly works: number;
  /** When the earliest of them was finished, YYYY-MM-DD. Null: there is none. */
  readonly since: string | null;
  /** Fewer works have no figures. */
  readonly leastWorks: number;
  /** The overall band first, then each criterion with enough works. Empty: there are not enough. */
  readonly figures: readonly TeacherFigures[];
};
