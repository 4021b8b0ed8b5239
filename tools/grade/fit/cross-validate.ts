import { bandOfScore, createScorer } from '#features/grading/domain/model/predict-score.ts';
import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { fitModel } from './fit-model.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import type { FitSettings } from './settings.ts';

const FOLDS = 10;

/** `by-prompt`: no prompt is on both sides. `random`: prompts are shared, as in a sample of the same source. */
export type Split = 'by-prompt' | 'random';

/** Each essay's band, not rounded, by a model that was fitted without its fold. */
export function crossValidate(
  essays: readonly PreparedEssay[],
  settings: FitSettings,
  split: Split,
): readonly { readonly essay: PreparedEssay; readonly band: number }[] {
  const folds = split === 'random' ? randomFolds(essays.length) : promptFolds(essays);
  const bands = essays.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitModel(
      essays.filter((_, at) => folds[at] !== fold),
      settings,
    );
    const score = createScorer(model);
    essays.forEach((essay, at) => {
      if (folds[at] === fold) bands[at] = bandOfScore(model.tasks[essay.task].map, score(essay));
    });
  }
  return essays.map((essay, at) => ({ essay, band: bands[at] ?? 0 }));
}

/** Folds of one size, in an order that is always the same. */
function randomFolds(count: number): readonly number[] {
  const next = seededNumbers(5);
  const places = Array.from({ length: count }, (_, at) => ({ at, order: next() })).sort(
    (a, b) => a.order - b.order,
  );
  const folds = Array.from({ length: count }, () => 0);
  places.forEach(({ at }, place) => (folds[at] = place % FOLDS));
  return folds;
}

function promptFolds(essays: readonly PreparedEssay[]): readonly number[] {
  const prompts = [...new Set(essays.map(({ prompt }) => prompt))].sort();
  const folds = randomFolds(prompts.length);
  const foldOf = new Map(prompts.map((prompt, at) => [prompt, folds[at] ?? 0]));
  return essays.map(({ prompt }) => foldOf.get(prompt) ?? 0);
}
