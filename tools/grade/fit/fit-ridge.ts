import { createWaves, scaleMeasures } from '#features/grading/domain/model/essay-vector.ts';
import type { BandModel, GramModel, MeasureScale } from '#features/grading/domain/model/band-model.ts';
import { GRAM_BITS, GRAM_KINDS, type GramKind } from '#features/grading/domain/model/gram-counts.ts';
import { mean } from '#features/grading/domain/measures/statistics.ts';
import { cholesky, solveCholesky } from './cholesky.ts';
import { fitContrast, fitRarity, fitScales, gramVectors } from './fit-scales.ts';
import { addDenseProducts, addSparseProducts, type Sparse } from './gram-matrix.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import { randomFolds } from './random-folds.ts';
import type { FitSettings } from './settings.ts';

/** The part of the model that gives scores, and each essay's score from a fit without that essay. */
export type RidgeFit = {
  readonly model: Omit<BandModel, 'tasks' | 'criteria'>;
  readonly leftOutScores: readonly number[];
};

type Grams = { readonly importance: Float64Array; readonly vectors: readonly Sparse[] };

/** What no mark has a part in: it is worked out once, also for the fits that leave essays out. */
type Basis = {
  readonly essays: readonly PreparedEssay[];
  readonly settings: FitSettings;
  readonly measures: readonly MeasureScale[];
  readonly waves: readonly Float64Array[];
  readonly grams: Readonly<Record<Exclude<GramKind, 'phrases'>, Grams>>;
  /** The products of every two essays; the lower triangle. */
  readonly matrix: Float64Array;
};

type Solution = {
  readonly base: BandModel['base'];
  readonly phrases: Grams;
  /** The lower triangle with the phrases. */
  readonly matrix: Float64Array;
  /** One for each essay that the fit sees. */
  readonly parts: Float64Array;
};

const LEFT_OUT_FOLDS = 5;

/**
 * A ridge regression on the waves of the measures and on the runs of words, phrases, letters, tags and forms, all at
 * once. It is solved over the essays, and only the weights of waves and buckets are returned. What phrases count follows
 * from the marks, so the left-out scores come from fits of their own, and not from a formula.
 */
export function fitRidge(essays: readonly PreparedEssay[], settings: FitSettings): RidgeFit {
  const basis = createBasis(essays, settings);
  const { measures, waves, grams } = basis;
  const all = essays.map((_, at) => at);
  const { base, phrases, parts } = solve(basis, all);
  const { seed, width, waveCount } = settings;
  const weigh = (kind: GramKind, { importance, vectors }: Grams): GramModel => ({
    importance,
    weights: sumSparse(vectors, parts, 2 ** GRAM_BITS[kind]).map(
      (weight) => weight * settings.gramShares[kind],
    ),
  });
  return {
    model: {
      base,
      measures,
      waves: { seed, width, weights: sumVectors(waves, parts, waveCount) },
      grams: {
        words: weigh('words', grams.words),
        phrases: weigh('phrases', phrases),
        letters: weigh('letters', grams.letters),
        tags: weigh('tags', grams.tags),
        forms: weigh('forms', grams.forms),
      },
    },
    leftOutScores: scoreLeftOut(basis),
  };
}

function createBasis(essays: readonly PreparedEssay[], settings: FitSettings): Basis {
  const { seed, width, waveCount, gramShares } = settings;
  const measures = fitScales(essays);
  const toWaves = createWaves({ seed, width, measures: measures.length, count: waveCount });
  const waves = essays.map((essay) => toWaves(scaleMeasures(essay.measures, measures)));
  const gramsOf = (kind: GramKind): Grams => {
    const importance = fitRarity(kind, essays);
    return { importance, vectors: gramVectors(kind, essays, importance) };
  };
  const grams = {
    words: gramsOf('words'),
    letters: gramsOf('letters'),
    tags: gramsOf('tags'),
    forms: gramsOf('forms'),
  };
  const matrix = new Float64Array(essays.length * essays.length);
  addDenseProducts(matrix, waves);
  for (const kind of GRAM_KINDS) {
    if (kind === 'phrases') continue;
    addSparseProducts(matrix, grams[kind].vectors, {
      buckets: 2 ** GRAM_BITS[kind],
      share: gramShares[kind],
    });
  }
  return { essays, settings, measures, waves, grams, matrix };
}

/** Fits the essays in some rows. */
function solve({ essays, settings, matrix: without }: Basis, rows: readonly number[]): Solution {
  const seen = rows.flatMap((row) => essays[row] ?? []);
  const base = { 1: baseOf(seen, 1), 2: baseOf(seen, 2) };
  const differences = seen.map(({ task, band }) => band - base[task]);
  const importance = fitContrast('phrases', seen, differences);
  const phrases = { importance, vectors: gramVectors('phrases', essays, importance) };
  const matrix = Float64Array.from(without);
  addSparseProducts(matrix, phrases.vectors, {
    buckets: 2 ** GRAM_BITS.phrases,
    share: settings.gramShares.phrases,
  });
  const size = rows.length;
  const own = new Float64Array(size * size);
  rows.forEach((row, at) => {
    for (let to = 0; to <= at; to += 1)
      own[at * size + to] = productOf(matrix, essays.length, row, rows[to] ?? 0);
    own[at * size + at] = (own[at * size + at] ?? 0) + settings.penalty;
  });
  return { base, phrases, matrix, parts: solveCholesky(cholesky(own, size), size, differences) };
}

/** Each essay's score from a fit that did not see it. */
function scoreLeftOut(basis: Basis): readonly number[] {
  const { essays } = basis;
  const folds = randomFolds(essays.length, LEFT_OUT_FOLDS);
  const scores = essays.map(({ band }) => band);
  for (let fold = 0; fold < LEFT_OUT_FOLDS; fold += 1) {
    const rows = essays.flatMap((_, at) => (folds[at] === fold ? [] : [at]));
    const { base, matrix, parts } = solve(basis, rows);
    essays.forEach(({ task }, at) => {
      if (folds[at] !== fold) return;
      let score = base[task];
      rows.forEach((row, part) => (score += productOf(matrix, essays.length, at, row) * (parts[part] ?? 0)));
      scores[at] = score;
    });
  }
  return scores;
}

/** From the lower triangle. */
function productOf(matrix: Float64Array, size: number, one: number, other: number): number {
  return matrix[Math.max(one, other) * size + Math.min(one, other)] ?? 0;
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
