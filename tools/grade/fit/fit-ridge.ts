import { createWaves, scaleMeasures } from '#features/grading/domain/model/essay-vector.ts';
import { mean } from '#features/grading/domain/measures/statistics.ts';
import type { BandModel } from '#features/grading/domain/model/band-model.ts';
import { GRAM_BITS, GRAM_KINDS, type GramKind } from '#features/grading/domain/model/gram-counts.ts';
import { cholesky, inverseDiagonal, solveCholesky } from './cholesky.ts';
import { fitRarity, fitScales, gramVectors } from './fit-scales.ts';
import { addDenseProducts, addSparseProducts, type Sparse } from './gram-matrix.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import type { FitSettings } from './settings.ts';

/** The part of the model that gives scores, and each essay's score from a fit without that essay. */
export type RidgeFit = {
  readonly model: Omit<BandModel, 'tasks' | 'criteria'>;
  readonly leftOutScores: readonly number[];
};

/**
 * A ridge regression on the waves of the measures and on the runs of words, letters, tags and forms, all at once. It is
 * solved over the essays, and only the weights of waves and buckets are returned.
 */
export function fitRidge(essays: readonly PreparedEssay[], settings: FitSettings): RidgeFit {
  const { seed, width, waveCount, gramShares, penalty } = settings;
  const measures = fitScales(essays);
  const toWaves = createWaves({ seed, width, measures: measures.length, count: waveCount });
  const waves = essays.map((essay) => toWaves(scaleMeasures(essay.measures, measures)));
  const vectorsOf = (kind: GramKind) => {
    const rarity = fitRarity(kind, essays);
    return { rarity, vectors: gramVectors(kind, essays, rarity) };
  };
  const grams = {
    words: vectorsOf('words'),
    letters: vectorsOf('letters'),
    tags: vectorsOf('tags'),
    forms: vectorsOf('forms'),
  };

  const size = essays.length;
  const matrix = new Float64Array(size * size);
  addDenseProducts(matrix, waves);
  for (const kind of GRAM_KINDS) {
    addSparseProducts(matrix, grams[kind].vectors, {
      buckets: 2 ** GRAM_BITS[kind],
      share: gramShares[kind],
    });
  }
  for (let at = 0; at < size; at += 1) matrix[at * size + at] = (matrix[at * size + at] ?? 0) + penalty;

  const lower = cholesky(matrix, size);
  const base = { 1: baseOf(essays, 1), 2: baseOf(essays, 2) };
  const parts = solveCholesky(
    lower,
    size,
    essays.map(({ task, band }) => band - base[task]),
  );
  const diagonal = inverseDiagonal(lower, size);
  const weigh = (kind: GramKind) => ({
    rarity: grams[kind].rarity,
    weights: sumSparse(grams[kind].vectors, parts, 2 ** GRAM_BITS[kind]).map(
      (weight) => weight * gramShares[kind],
    ),
  });
  return {
    model: {
      base,
      measures,
      waves: { seed, width, weights: sumVectors(waves, parts, waveCount) },
      grams: {
        words: weigh('words'),
        letters: weigh('letters'),
        tags: weigh('tags'),
        forms: weigh('forms'),
      },
    },
    leftOutScores: essays.map(({ band }, at) => band - (parts[at] ?? 0) / (diagonal[at] ?? 1)),
  };
}

/** The mean mark of a task's essays; of all where there are none. */
function baseOf(essays: readonly PreparedEssay[], task: 1 | 2): number {
  const own = essays.filter((essay) => essay.task === task);
  return mean((own.length > 0 ? own : essays).map(({ band }) => band));
}

function sumVectors(vectors: readonly Float64Array[], parts: Float64Array, size: number): Float64Array {
  const total = new Float64Array(size);
  vectors.forEach((vector, row) => {
    for (let at = 0; at < size; at += 1) total[at] = (total[at] ?? 0) + (parts[row] ?? 0) * (vector[at] ?? 0);
  });
  return total;
}

function sumSparse(vectors: readonly Sparse[], parts: Float64Array, size: number): Float64Array {
  const total = new Float64Array(size);
  vectors.forEach(({ buckets, values }, row) => {
    buckets.forEach((bucket, at) => {
      total[bucket] = (total[bucket] ?? 0) + (parts[row] ?? 0) * (values[at] ?? 0);
    });
  });
  return total;
}
