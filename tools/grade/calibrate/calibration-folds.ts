import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';

const FOLDS = 10;

/**
 * The fold of each essay, always the same. No prompt is in two folds; with fewer prompts than folds, essays are dealt out
 * one by one.
 */
export function calibrationFolds(essays: readonly { readonly prompt: string }[]): readonly number[] {
  const prompts = [...new Set(essays.map(({ prompt }) => prompt))].sort();
  const isByPrompt = prompts.length >= FOLDS;
  const groups = isByPrompt ? prompts : essays.map((_, at) => String(at));
  const next = seededNumbers(5);
  const places = groups.map((group) => ({ group, order: next() })).sort((a, b) => a.order - b.order);
  const foldOf = new Map(places.map(({ group }, place) => [group, place % FOLDS]));
  return essays.map(({ prompt }, at) => foldOf.get(isByPrompt ? prompt : String(at)) ?? 0);
}
