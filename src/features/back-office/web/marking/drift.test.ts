import { expect, test } from 'vitest';
import type { AgreementRow } from '../admin-replies.ts';
import { readDrift } from './drift.ts';

const aRow = (month: string, difference: number, changes: Partial<AgreementRow> = {}): AgreementRow => ({
  month,
  criterion: 'overall',
  count: 4,
  qwk: null,
  mean_difference: difference,
  within_half: 1,
  ...changes,
});

test('a month without pairs takes its place in the chart and has no point', () => {
  const drift = readDrift(
    { teachers: [aRow('2026-01', 0.25), aRow('2026-03', -0.5)], machine: [] },
    'overall',
  );
  expect(drift?.months).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(drift?.teachers.map(({ place }) => place)).toEqual([0, 2]);
  expect(drift?.machine).toEqual([]);
});

test('the scale reaches the greatest difference, and one band at least', () => {
  const reachOf = (difference: number) =>
    readDrift({ teachers: [], machine: [aRow('2026-01', difference)] }, 'overall')?.reach;
  expect(reachOf(0.1)).toBe(1);
  expect(reachOf(-1.2)).toBe(2);
});

test('another criterion has no part in it', () => {
  const report = { teachers: [aRow('2026-01', 3, { criterion: 'pronunciation' })], machine: [] };
  expect(readDrift(report, 'overall')).toBeUndefined();
  expect(readDrift(report, 'pronunciation')?.teachers).toHaveLength(1);
});
