import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TaskEvaluation } from '../../evaluation-contract.ts';
import { readEvaluation } from './evaluation-file.ts';
import { MODEL_FILE, modelFileSchema } from './model-file.ts';

const evaluation = readEvaluation();
const model = modelFileSchema.parse(JSON.parse(readFileSync(MODEL_FILE, 'utf8')));
const GROUPS = [
  ['Task 1', evaluation.tasks[1]],
  ['Task 2', evaluation.tasks[2]],
  ['both', evaluation.both],
] as const;

const total = (rows: readonly { readonly essays: number }[]) =>
  rows.reduce((sum, { essays }) => sum + essays, 0);
const share = ({ table, essays }: TaskEvaluation, most: number) =>
  total(table.filter(({ given, graded }) => Math.abs(given - graded) <= most)) / essays;

test('the evaluation is of the model that grades', () => {
  expect(evaluation.made).toBe(model.made);
  expect(evaluation.data.sha256).toBe(model.data.sha256);
  for (const task of [1, 2] as const) {
    const { essays, ...figures } = model.figures.byPrompt[task];
    expect(evaluation.tasks[task].essays).toBe(essays);
    for (const [name, value] of Object.entries(figures)) {
      expect(evaluation.tasks[task][name as keyof typeof figures]).toBeCloseTo(value, 3);
    }
  }
});

test.each(GROUPS)('the table says the same as the shares: %s', (_name, group) => {
  expect(total(group.table)).toBe(group.essays);
  expect(share(group, 0)).toBeCloseTo(group.exact, 2);
  expect(share(group, 0.5)).toBeCloseTo(group.withinHalf, 2);
  expect(share(group, 1)).toBeCloseTo(group.withinOne, 2);
  for (const { band, essays } of group.bias) {
    expect(total(group.table.filter(({ given }) => given === band))).toBe(essays);
  }
});

test.each(GROUPS)('figures are in order: %s', (_name, { qwk, qwkInterval, slices, essays, ranges }) => {
  expect(qwk).toBeGreaterThan(qwkInterval[0]);
  expect(qwk).toBeLessThan(qwkInterval[1]);
  expect(ranges.meanWidth).toBeLessThanOrEqual(1.5);
  for (const slice of slices) expect(slice.essays).toBeLessThan(essays + 1);
});

test('both tasks together are the two tasks', () => {
  const { tasks, both, guards } = evaluation;
  expect(tasks[1].essays + tasks[2].essays).toBe(both.essays);
  expect(guards.share).toBeCloseTo(guards.essays / both.essays, 4);
  expect(guards.lowered).toBeLessThanOrEqual(guards.essays);
  expect(total(guards.byGuard)).toBeGreaterThanOrEqual(guards.essays);
});
