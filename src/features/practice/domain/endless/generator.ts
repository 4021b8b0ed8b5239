import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Bank } from '../banks.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SaidClip } from './said-clips.ts';

/** A clip of what is said, and the silence after it. */
export type Said = { readonly clip: SaidClip; readonly pauseMs: number };

/** A question that was made: number 1 of its group. */
export type MadeQuestion = {
  readonly group: ShownGroup;
  readonly solution: ExerciseSolution;
  /** The rule behind it, where that of the generator’s skill is about something else. */
  readonly rule?: string;
  readonly explanation: Localised;
  /** What is heard, clip by clip. Empty: it is read. */
  readonly said: readonly Said[];
  /** What is heard, as a transcript shows it. */
  readonly transcript: string;
};

/** Makes questions of one kind without end. Each counts as one question wherever questions are counted. */
export type Generator = {
  /** Whose questions are like these. */
  readonly bank: Bank;
  readonly title: Localised;
  readonly goal: Localised;
  readonly skill: string;
  /** Where its point is taught, as `<course>/<module>.<lesson>`. */
  readonly lesson: string | null;
  /** How hard its questions are, as an author says it. */
  readonly band: number;
  readonly make: (random: SeededRandom) => MadeQuestion;
};
