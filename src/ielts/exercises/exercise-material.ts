import type { Passage } from '../paper/paper.ts';
import type { Recording } from '../paper/recording.ts';
import type { Chart } from '../paper/writing-paper.ts';
import type { ShownGroup } from './lesson-group.ts';

/** Questions with what they ask about, as a learner sees and hears it. */
export type ExerciseMaterial = {
  readonly passage: Passage | null;
  /** What all the questions ask about. Null: it is not heard, or not recorded yet. */
  readonly recording: Recording | null;
  /** The sounds of single questions, by the names that the questions have for them. */
  readonly clips: Readonly<Record<string, Recording>>;
  readonly charts: readonly Chart[];
  readonly groups: readonly ShownGroup[];
};
