import { estimateBands } from '#features/grading/domain/model/estimate-bands.ts';
import { createScorer } from '#features/grading/domain/model/predict-score.ts';
import { fitModel } from './fit-model.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import { randomFolds } from './random-folds.ts';
import type { FitSettings } from './settings.ts';

export const FOLDS = 10;

/** `by-prompt`: no prompt is on both sides. `random`: prompts are shared, as in a sample of the same source. */
export type Split = 'by-prompt' | 'random';

/** An essay with the band and the range that it is given by a model that was fitted without its fold. */
export type LeftOutGrade = {
  readonly essay: PreparedEssay;
  readonly band: number;
  readonly low: number;
  readonly high: number;
};

/** Each essay's grade, held by its guards, by a model that was fitted without its fold. */
export function crossValidate(
  essays: readonly PreparedEssay[],
  settings: FitSettings,
  split: Split,
): readonly LeftOutGrade[] {
  const folds = split === 'random' ? randomFolds(essays.length, FOLDS) : promptFolds(essays);
  const grades = new Map<PreparedEssay, LeftOutGrade>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitModel(
      essays.filter((_, at) => folds[at] !== fold),
      settings,
    );
    const score = createScorer(model);
    for (const essay of essays.filter((_, at) => folds[at] === fold)) {
      const cap = Math.min(...essay.caps.map((each) => each.cap), 9);
      const { task, measures } = essay;
      const { band, low, high } = estimateBands(model, { task, measures, score: score(essay) }, cap);
      grades.set(essay, { essay, band, low, high });
    }
  }
  return essays.flatMap((essay) => grades.get(essay) ?? []);
}

function promptFolds(essays: readonly PreparedEssay[]): readonly number[] {
  const prompts = [...new Set(essays.map(({ prompt }) => prompt))].sort();
  const folds = randomFolds(prompts.length, FOLDS);
  const foldOf = new Map(prompts.map((prompt, at) => [prompt, folds[at] ?? 0]));
  return essays.map(({ prompt }) => foldOf.get(prompt) ?? 0);
}
