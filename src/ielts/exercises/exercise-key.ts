import type { Localised } from '../marking/model-answers.ts';

/** A model of something written or said, at a band, and what to learn from it. */
export type ExerciseModel = { readonly band: number; readonly text: string; readonly comment: Localised };

/**
 * The part of a key that decides. Which one a type needs: words or an option `key`; sentences `accepted`, or `right`
 * where the sentence is right already; pieces `orders`; sounds `first` and `second`; own work `models`.
 */
export type ExerciseSolution =
  | { readonly key: string }
  | { readonly accepted: readonly string[] }
  | { readonly right: true }
  | { readonly orders: readonly (readonly string[])[] }
  | { readonly first: string; readonly second: string }
  | { readonly models: readonly ExerciseModel[] };
