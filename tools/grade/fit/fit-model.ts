import type { BandModel } from '#features/grading/domain/model/band-model.ts';
import { fitCriteria } from './fit-criteria.ts';
import { fitRidge } from './fit-ridge.ts';
import { fitTask } from './fit-task.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import type { FitSettings } from './settings.ts';

/** Fits the whole model. The same essays and settings give the same numbers. */
export function fitModel(essays: readonly PreparedEssay[], settings: FitSettings): BandModel {
  const { model, leftOutScores } = fitRidge(essays, settings);
  const scored = essays.map(({ task, band }, at) => ({
    task,
    band,
    score: leftOutScores[at] ?? model.base[task],
  }));
  const partOf = (task: 1 | 2) => {
    const own = scored.filter((each) => each.task === task);
    return fitTask(own.length > 0 ? own : scored, settings.scale[task]);
  };
  return {
    ...model,
    tasks: { 1: partOf(1), 2: partOf(2) },
    criteria: fitCriteria(essays, model.measures),
  };
}
