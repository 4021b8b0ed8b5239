import { expect, test } from 'vitest';
import { calibrationFolds } from './calibration-folds.ts';

const essays = (count: number, prompts: number) =>
  Array.from({ length: count }, (_, at) => ({ prompt: `Prompt ${at % prompts}` }));

test('no prompt is in two folds, and the folds are always the same', () => {
  const all = essays(100, 25);
  const folds = calibrationFolds(all);
  expect(calibrationFolds(all)).toEqual(folds);
  expect(new Set(folds).size).toBe(10);
  const pairs = new Set(all.map(({ prompt }, at) => `${prompt}: ${folds[at]}`));
  expect(pairs.size).toBe(25);
});

test('essays of a few prompts are dealt out evenly', () => {
  const counts = new Map<number, number>();
  for (const fold of calibrationFolds(essays(40, 2))) counts.set(fold, (counts.get(fold) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array(10).fill(4));
});
