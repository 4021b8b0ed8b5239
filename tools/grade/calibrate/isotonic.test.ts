import { expect, test } from 'vitest';
import { bandOfScore } from '#features/grading/domain/model/predict-score.ts';
import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { STEEPEST } from '#features/grading/server/model/calibration-file.ts';
import { fitIsotonic } from './isotonic.ts';

test('pairs that ascend are met, and the map is level beyond them', () => {
  const map = fitIsotonic([
    { score: 4, band: 5 },
    { score: 5, band: 5.5 },
    { score: 7, band: 8 },
  ]);
  const bands = [2, 4, 4.5, 5, 6, 7, 9.5].map((score) => bandOfScore(map, score));
  expect(bands).toEqual([5, 5, 5.25, 5.5, 6.75, 8, 8]);
});

test('neighbours that descend become their mean', () => {
  const map = fitIsotonic([
    { score: 5, band: 7 },
    { score: 6, band: 5 },
    { score: 7, band: 8 },
  ]);
  expect([5, 5.5, 7].map((score) => bandOfScore(map, score))).toEqual([6, 6, 8]);
});

test('marks that have nothing to do with scores give one band for all', () => {
  const map = fitIsotonic([
    { score: 5, band: 7 },
    { score: 6, band: 5 },
  ]);
  expect([3, 5, 6, 9].map((score) => bandOfScore(map, score))).toEqual([6, 6, 6, 6]);
});

test('whatever the pairs, a map ascends, and is never too steep', () => {
  const next = seededNumbers(3);
  for (let round = 0; round < 300; round += 1) {
    const pairs = Array.from({ length: 1 + Math.floor(next() * 200) }, () => ({
      score: round % 2 === 0 ? 3 + 6 * next() : 3 + Math.floor(12 * next()) / 2,
      band: Math.round(2 * (3 + 6 * next())) / 2,
    }));
    const { scores, bands } = fitIsotonic(pairs);
    for (let at = 1; at < scores.length; at += 1) {
      const width = (scores[at] ?? 0) - (scores[at - 1] ?? 0);
      const rise = (bands[at] ?? 0) - (bands[at - 1] ?? 0);
      expect(width).toBeGreaterThan(0);
      expect(rise).toBeGreaterThanOrEqual(0);
      expect(rise).toBeLessThanOrEqual(STEEPEST * width);
    }
  }
});
