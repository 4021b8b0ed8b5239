import type { ExerciseMaterial } from '#ielts/exercises/exercise-material.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { PracticeKey, PracticeSet } from './practice-set.ts';

/** How long a session is meant to take. */
export const SESSION_MINUTES = [10, 20, 40] as const;

/** A lesson to look at, as its address names it. */
export type LessonLink = {
  readonly course: string;
  readonly lesson: string;
  readonly title: Localised;
  /** The learner does not have its course; the title names the course then. */
  readonly closed?: true;
};

/** A clip of a sound that the browser joins, and the silence after it. */
export type SpeechPiece = { readonly src: string; readonly pauseMs: number };

/** What was said in the clip of a unit. */
export type UnitTranscript = {
  readonly title: string;
  readonly turns: readonly {
    readonly id: string;
    /** Empty: the narrator. */
    readonly speaker: string;
    readonly text: string;
    readonly startMs: number | null;
    readonly endMs: number | null;
  }[];
};

/**
 * A unit as a session carries it: all that a browser needs to ask, mark and explain it without a connection (ADR 49).
 * Questions keep their numbers in the set.
 */
export type SessionUnit = {
  readonly id: string;
  readonly set: Pick<PracticeSet, 'id' | 'bank' | 'version' | 'title' | 'goal' | 'topic'> & {
    readonly lesson: LessonLink | null;
  };
  /** The groups have the questions of this unit alone. Addresses of sounds are signed for the caller. */
  readonly material: ExerciseMaterial;
  readonly key: PracticeKey;
  readonly transcript: UnitTranscript | null;
  /** What its recording is joined from. Not there: the recording is a file. */
  readonly speech?: readonly SpeechPiece[];
};

/** The rule behind an error or a skill, in two lines, and where it is taught. */
export type TagRule = {
  readonly name: Localised;
  readonly text: Localised;
  readonly lessons: readonly LessonLink[];
};
