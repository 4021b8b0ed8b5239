import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { ExerciseMaterial } from '#ielts/exercises/exercise-material.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Bank } from './banks.ts';

/** Who may work on a set: everybody, or those with a plan. */
export const SET_ACCESS = ['everybody', 'plan'] as const;

/** A practice set as a learner sees it. Keys, explanations and models are in `PracticeKey` and never among it. */
export type PracticeSet = {
  /** `<bank>/<slug>`. */
  readonly id: string;
  readonly bank: Bank;
  /** By its content, key included: answers name the version that they were given to. */
  readonly version: string;
  readonly title: Localised;
  readonly goal: Localised;
  readonly minutes: number;
  readonly bands: { readonly from: number; readonly to: number };
  /** Tags: the main skill first, then up to two more. */
  readonly skills: readonly string[];
  readonly topic: string | null;
  /** The lesson that it belongs to, as `<course>/<module>.<lesson>`. */
  readonly lesson: string | null;
  readonly access: (typeof SET_ACCESS)[number];
  readonly material: ExerciseMaterial;
};

/** The solution of one question with its reasons. It is shown after the answer and never before. */
export type PracticeAnswerKey = {
  readonly number: number;
  readonly solution: ExerciseSolution;
  /** Null: something written or said freely, which has models instead. */
  readonly explanation: Localised | null;
  readonly evidence: readonly { readonly paragraph: string; readonly quote: string }[];
  readonly skill: string;
  readonly error: string | null;
  /** The rule behind it, where the rules of its error and its skill are about something else. */
  readonly rule?: string;
  /** How hard its author thinks it is: the band of a learner who is right two times of three. */
  readonly band: number;
  /** Why each wrong option tempts and fails, by its letter, or by its words in a cloze. */
  readonly wrong: Readonly<Record<string, Localised>>;
};
export type PracticeKey = readonly PracticeAnswerKey[];
