import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bandOfScore, createScorer } from '#features/grading/domain/model/predict-score.ts';
import { modelFileSchema, readModel } from '#features/grading/server/local/model-file.ts';
import { measureAgreement } from '../agreement.ts';
import { crossValidate } from './cross-validate.ts';
import { fitModel } from './fit-model.ts';
import { packModel } from './pack-model.ts';
import { FIT_SETTINGS } from './settings.ts';
import { syntheticEssays } from './synthetic-essays.ts';

const SETTINGS = { ...FIT_SETTINGS, width: 0.1, waveCount: 64 };
const ESSAYS = syntheticEssays(120);
const figures = { essays: 1, qwk: 0, exact: 0, withinHalf: 0, withinOne: 0, meanError: 0 };
const FACTS = {
  made: '2026-11-23',
  data: { sha256: '0'.repeat(64), 1: 60, 2: 60 },
  figures: { byPrompt: { 1: figures, 2: figures }, random: { 1: figures, 2: figures } },
};

describe('a fitted model', () => {
  const model = fitModel(ESSAYS, SETTINGS);
  const file = packModel(model, FACTS);

  test('is the same for the same essays', () => {
    expect(JSON.stringify(packModel(fitModel(ESSAYS, SETTINGS), FACTS))).toBe(JSON.stringify(file));
  });

  test('finds what the bands follow from', () => {
    const score = createScorer(model);
    const pairs = ESSAYS.map((essay) => ({
      given: essay.band,
      graded: Math.round(bandOfScore(model.tasks[essay.task].map, score(essay)) * 2) / 2,
    }));
    expect(measureAgreement(pairs).qwk).toBeGreaterThan(0.7);
  });

  test('leaves out a measure that never differs', () => {
    expect(model.measures.map(({ name }) => name)).toEqual(['words', 'spellingRate']);
  });

  test('is read from its file as it was, but for the last digits', () => {
    expect(modelFileSchema.parse(file)).toEqual(file);
    const folder = mkdtempSync(join(tmpdir(), 'model-'));
    try {
      const path = join(folder, 'model.json');
      writeFileSync(path, JSON.stringify(file));
      const [before, after] = [createScorer(model), createScorer(readModel(path))];
      for (const essay of ESSAYS) expect(after(essay)).toBeCloseTo(before(essay), 2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('gives criteria by their own measures', () => {
    expect(Object.keys(model.criteria.task.weights)).toEqual(['words']);
    expect(Object.keys(model.criteria.lexis.weights)).toEqual(['spellingRate']);
    expect(model.criteria.lexis.weights['spellingRate']).toBeLessThan(0);
  });
});

test.each(['by-prompt', 'random'] as const)(
  'every essay is graded by a model without its fold: %s',
  (split) => {
    const graded = crossValidate(ESSAYS, { ...SETTINGS, waveCount: 16 }, split);
    expect(graded.map(({ essay }) => essay)).toEqual(ESSAYS);
    const pairs = graded.map(({ essay, band }) => ({ given: essay.band, graded: band }));
    expect(graded.every(({ low, band, high }) => low <= band && band <= high)).toBe(true);
    expect(measureAgreement(pairs).qwk).toBeGreaterThan(0.3);
  },
);
