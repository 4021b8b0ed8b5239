import { expect, test } from 'vitest';
import { bandTable } from './band-table.ts';

test('there is a column for each half band between the lowest and the highest', () => {
  const table = bandTable([
    { given: 6, graded: 5, essays: 2 },
    { given: 6, graded: 6.5, essays: 3 },
    { given: 5, graded: 5, essays: 1 },
  ]);
  expect(table.columns).toEqual([5, 5.5, 6, 6.5]);
  expect(table.rows.map(({ given, essays }) => [given, essays])).toEqual([
    [5, 1],
    [6, 5],
  ]);
  expect(table.rows[1]?.cells).toEqual([
    { graded: 5, essays: 2, isSame: false, isNear: false },
    { graded: 5.5, essays: 0, isSame: false, isNear: true },
    { graded: 6, essays: 0, isSame: true, isNear: false },
    { graded: 6.5, essays: 3, isSame: false, isNear: true },
  ]);
});

test('nothing makes an empty table', () => {
  expect(bandTable([])).toEqual({ columns: [], rows: [] });
});
