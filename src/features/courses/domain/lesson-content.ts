import type { ExerciseMaterial } from '#ielts/exercises/exercise-material.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Module, Skill } from '#ielts/paper/paper.ts';
import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import type { LessonKind } from './lesson.ts';

/** A lesson as a learner sees it. Keys, explanations and models are in `LessonKey` and never among it. */

/** A piece of a text block, in both languages, so that a learner can show it in the other one. HTML of our own. */
export type TextPiece = {
  readonly kind: 'paragraph' | 'list' | 'table' | 'heading' | 'quote';
  readonly html: Localised;
};

export type TextBlock = {
  readonly id: string;
  readonly kind: 'text';
  /** Null for the text before the first heading. */
  readonly heading: Localised | null;
  readonly pieces: readonly TextPiece[];
};
export type TutorialBlock = {
  readonly id: string;
  readonly kind: 'tutorial';
  readonly tutorial: string;
  /** The length of the video; null: there is none yet. */
  readonly durationMs: number | null;
};
export type ExerciseBlock = ExerciseMaterial & {
  readonly id: string;
  readonly kind: 'exercise';
  readonly title: Localised;
  readonly intro: Localised | null;
  /** The minutes of a timed workshop; the learner may switch the clock off. */
  readonly clock: number | null;
};
export type UseBlock = {
  readonly id: string;
  readonly kind: 'use';
  readonly title: Localised;
  readonly prompt: Localised;
  readonly checklist: readonly Localised[];
} & (
  | { readonly do: 'write'; readonly words: { readonly from: number; readonly to: number } }
  | { readonly do: 'record'; readonly seconds: number }
);
export type SortBlock = { readonly id: string; readonly kind: 'sort' };
export type ScoredTask =
  | {
      readonly skill: 'writing';
      readonly type: 'essay';
      readonly prompt: string;
      readonly minutes: number;
      readonly minWords: number;
    }
  | { readonly skill: 'speaking'; readonly parts: readonly SpeakingPart[] };
export type TaskBlock = { readonly id: string; readonly kind: 'task'; readonly task: ScoredTask };

/** A section of a paper of the course, taken in the exam player. A learner chooses one of the papers. */
export type PaperBlock = {
  readonly id: string;
  readonly kind: 'paper';
  readonly skill: Skill;
  readonly papers: readonly { readonly mockTest: string; readonly module: Module }[];
};

export type LessonBlock =
  | TextBlock
  | TutorialBlock
  | ExerciseBlock
  | UseBlock
  | SortBlock
  | TaskBlock
  | PaperBlock;

export type LessonContent = {
  readonly course: string;
  readonly slug: string;
  /** By its content: marks name the version that they were made with. */
  readonly version: string;
  readonly kind: LessonKind;
  readonly title: Localised;
  /** What a learner can do afterwards. */
  readonly goal: Localised;
  /** Lessons as `<course>/<module>.<lesson>`. */
  readonly buildsOn: readonly string[];
  readonly prepares: readonly string[];
  readonly blocks: readonly LessonBlock[];
};
