import type {
  CriterionName,
  CriterionPart,
  MeasureScale,
} from '#features/grading/domain/model/band-model.ts';
import { scaleMeasures } from '#features/grading/domain/model/essay-vector.ts';
import { CRITERION_MEASURES } from '#features/grading/domain/model/criterion-measures.ts';
import { mean } from '#features/grading/domain/measures/statistics.ts';
import { cholesky, solveCholesky } from './cholesky.ts';
import type { PreparedEssay } from './prepared-essay.ts';

/** Strong: what remains is a careful hint, because no marks by criterion exist. */
const PENALTY = 300;

/** For each criterion, the band that its own measures alone suggest. */
export function fitCriteria(
  essays: readonly PreparedEssay[],
  scales: readonly MeasureScale[],
): Readonly<Record<CriterionName, CriterionPart>> {
  const fit = (criterion: CriterionName) => {
    const own = scales.filter(({ name }) => CRITERION_MEASURES[criterion].has(name));
    return fitCriterion(essays, own);
  };
  return { task: fit('task'), cohesion: fit('cohesion'), lexis: fit('lexis'), grammar: fit('grammar') };
}

function fitCriterion(essays: readonly PreparedEssay[], own: readonly MeasureScale[]): CriterionPart {
  const size = own.length;
  const rows = essays.map(({ measures }) => scaleMeasures(measures, own));
  const base = mean(essays.map(({ band }) => band));
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  rows.forEach((row, essay) => {
    const difference = (essays[essay]?.band ?? base) - base;
    row.forEach((value, at) => {
      right[at] = (right[at] ?? 0) + value * difference;
      row.forEach((other, to) => (matrix[at * size + to] = (matrix[at * size + to] ?? 0) + value * other));
    });
  });
  for (let at = 0; at < size; at += 1) matrix[at * size + at] = (matrix[at * size + at] ?? 0) + PENALTY;
  const weights = solveCholesky(cholesky(matrix, size), size, right);
  return { base, weights: Object.fromEntries(own.map(({ name }, at) => [name, weights[at] ?? 0])) };
}
