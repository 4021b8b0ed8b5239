import { expect, test } from 'vitest';
import { stackMarks } from './stack-marks.ts';

test.each([
  ['far apart', [0, 0.3, 0.6], [0, 0, 0]],
  ['side by side', [0, 0.1, 0.2], [0, 0, 0]],
  ['two at one place', [0.5, 0.5], [0, 1]],
  ['the first row is used again', [0.1, 0.15, 0.2], [0, 1, 0]],
  ['three rows are full: the one that is free soonest', [0, 0.01, 0.02, 0.03], [0, 1, 2, 0]],
  ['none', [], []],
])('marks %s', (_, places, rows) => {
  expect(stackMarks(places, 0.1, 3)).toEqual(rows);
});
