import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { bandTable } from './band-table.ts';

const check = (...rows: [minRaw: number, band: number][]) =>
  problemsOf(bandTable, aMockTest({ bands: rows.map(([minRaw, band]) => ({ minRaw, band })) }));

// There are five questions.
test('a table from band 9 down to raw score 0 is right', () => {
  expect(check([5, 9], [3, 6.5], [0, 0])).toEqual([]);
});

test.each<[[number, number][], string]>([
  [
    [
      [5, 8.5],
      [0, 0],
    ],
    'row 1: Every answer right does not give band 9.',
  ],
  [
    [
      [6, 9],
      [0, 0],
    ],
    'row 1: minRaw is more than there are questions.',
  ],
  [
    [
      [5, 9],
      [5, 8],
      [0, 0],
    ],
    'row 2: minRaw does not fall.',
  ],
  [
    [
      [5, 9],
      [3, 9],
      [0, 0],
    ],
    'row 2: The band does not fall.',
  ],
  [
    [
      [5, 9],
      [1, 2],
    ],
    'row 2: The last row does not begin at 0.',
  ],
])('%j', (rows, problem) => {
  expect(check(...rows)).toEqual([expect.stringContaining(problem)]);
});

test('a full test tells every half band from 9 to 3, a short form need not', () => {
  const levels = [9, 8.5, 8, 7.5, 7, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2, 0];
  const bands = levels.map((band, i) => ({ minRaw: levels.length - 1 - i, band }));
  const groups = [
    {
      type: 'true-false-not-given' as const,
      questions: levels.map((_, i) => ({ number: i + 1, statement: 'It was lit.' })),
    },
  ];
  const problems = (form: 'full' | 'short') => problemsOf(bandTable, aMockTest({ bands, groups, form }));
  expect(problems('full')).toEqual([expect.stringContaining('row 6: Band 6.5 is skipped.')]);
  expect(problems('short')).toEqual([]);
});
