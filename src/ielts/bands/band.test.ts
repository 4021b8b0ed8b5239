import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Band,
  type BandRow,
  bandForRaw,
  checkBandTable,
  overallBand,
  parseBand,
  writingBand,
} from './band.ts';
import { DEFAULT_BAND_TABLES } from './default-band-tables.ts';

function band(value: number): Band {
  const parsed = parseBand(value);
  if (parsed === undefined) throw new Error(`${value} is no band`);
  return parsed;
}
const anyBand = fc.integer({ min: 0, max: 18 }).map((halves) => band(halves / 2));

function rows(...pairs: [number, number][]): BandRow[] {
  return pairs.map(([minRaw, value]) => ({ minRaw, band: value }));
}

const SHORT_TABLE: BandRow[] = [
  { minRaw: 13, band: 9 },
  { minRaw: 8, band: 6.5 },
  { minRaw: 0, band: 0 },
];

describe('bands', () => {
  test.each([0, 0.5, 4, 8.5, 9])('%d is a band', (value) => {
    expect(parseBand(value)).toBe(value);
  });

  test.each([-0.5, 9.5, 6.25, Number.NaN, Infinity])('%d is no band', (value) => {
    expect(parseBand(value)).toBeUndefined();
  });
});

describe('the band of a raw score', () => {
  test.each([
    [13, 9],
    [12, 6.5],
    [8, 6.5],
    [7, 0],
    [0, 0],
  ])('raw score %d is band %d', (raw, expected) => {
    expect(bandForRaw(SHORT_TABLE, raw)).toBe(expected);
  });

  test.each([-1, 1.5, Number.NaN])('%d is no raw score', (raw) => {
    expect(() => bandForRaw(SHORT_TABLE, raw)).toThrow(RangeError);
  });

  test('a table that does not reach down to the raw score is a bug', () => {
    expect(() => bandForRaw([{ minRaw: 3, band: 4 }], 2)).toThrow(RangeError);
  });
});

describe('band tables', () => {
  const cases: [string, BandRow[], unknown[]][] = [
    ['a falling table down to 0 is fine', SHORT_TABLE, []],
    ['a table needs rows', [], [{ problem: 'no-rows', row: 0 }]],
    ['raw scores are whole', rows([13, 9], [8.5, 6], [0, 0]), [{ problem: 'raw-not-whole', row: 1 }]],
    ['raw scores are at most the questions', rows([14, 9], [0, 0]), [{ problem: 'raw-above-most', row: 0 }]],
    ['raw scores fall', rows([5, 9], [5, 8], [0, 0]), [{ problem: 'raw-not-falling', row: 1 }]],
    ['the last raw score is 0', rows([5, 9], [1, 0]), [{ problem: 'raw-0-missing', row: 1 }]],
    ['bands are halves', rows([5, 6.25], [0, 0]), [{ problem: 'band-not-half-or-whole', row: 0 }]],
    ['bands are at most 9', rows([5, 9.5], [0, 0]), [{ problem: 'band-outside-0-to-9', row: 0 }]],
    ['bands are at least 0', rows([5, 9], [0, -1]), [{ problem: 'band-outside-0-to-9', row: 1 }]],
    ['bands fall', rows([5, 6], [3, 6], [0, 0]), [{ problem: 'band-not-falling', row: 1 }]],
  ];
  test.each(cases)('%s', (_title, table, problems) => {
    expect(checkBandTable(table, 13)).toEqual(problems);
  });
});

describe('the default tables for 40 questions', () => {
  test.each(Object.entries(DEFAULT_BAND_TABLES))('%s is complete', (_name, table) => {
    expect(checkBandTable(table, 40)).toEqual([]);
  });

  // Both ends of each range in docs/exam-rules.md ("Bands"), then the raw scores below the table.
  const published = {
    listening:
      '9:39-40 8.5:37-38 8:35-36 7.5:32-34 7:30-31 6.5:26-29 6:23-25 5.5:18-22 5:16-17 4.5:13-15 4:11-12 ' +
      '3.5:8-10 3:6-7 2.5:4-5 2:2-3 1:1-1 0:0-0',
    'reading-academic':
      '9:39-40 8.5:37-38 8:35-36 7.5:33-34 7:30-32 6.5:27-29 6:23-26 5.5:19-22 5:15-18 4.5:13-14 4:10-12 ' +
      '3.5:8-9 3:6-7 2.5:4-5 2:2-3 1:1-1 0:0-0',
    'reading-general':
      '9:40-40 8.5:39-39 8:37-38 7.5:36-36 7:34-35 6.5:32-33 6:30-31 5.5:27-29 5:23-26 4.5:19-22 4:15-18 ' +
      '3.5:12-14 3:9-11 2.5:6-8 2:3-5 1:1-2 0:0-0',
  } as const;
  const ranges = (['listening', 'reading-academic', 'reading-general'] as const).flatMap((name) =>
    published[name].split(' ').map((range) => {
      const [value = 0, low = 0, high = 0] = range.split(/[:-]/u).map(Number);
      return { name, value, low, high };
    }),
  );
  test.each(ranges)('$name: $low to $high is band $value', ({ name, value, low, high }) => {
    expect(bandForRaw(DEFAULT_BAND_TABLES[name], low)).toBe(value);
    expect(bandForRaw(DEFAULT_BAND_TABLES[name], high)).toBe(value);
  });
});

describe('the overall band', () => {
  test.each([
    [[6, 6.5, 6, 6.5], 6.5],
    [[6.5, 6.5, 7, 7], 7],
    [[6, 6, 6, 6.5], 6],
    [[3.5, 4, 4, 4], 4],
    [[4, 3.5, 4, 4], 4],
    [[6.5, 6.5, 6.5, 7], 6.5],
    [[6.5, 7, 7, 7], 7],
    [[9, 9, 9, 9], 9],
    [[9, 9, 9, 8.5], 9],
    [[0, 0, 0, 0], 0],
    [[0, 0, 0, 0.5], 0],
    [[0, 0, 0.5, 0.5], 0.5],
  ] as const)('the overall band of %j is %d', ([listening, reading, writing, speaking], expected) => {
    expect(overallBand([band(listening), band(reading), band(writing), band(speaking)])).toBe(expected);
  });

  test('it is a band, at most a quarter from the mean, and a tie goes up', () => {
    fc.assert(
      fc.property(fc.tuple(anyBand, anyBand, anyBand, anyBand), (bands) => {
        const above = overallBand(bands) - bands.reduce((sum, value) => sum + value, 0) / 4;
        expect(parseBand(overallBand(bands))).toBeDefined();
        expect(above > -0.25 && above <= 0.25).toBe(true);
      }),
    );
  });
});

describe('the band of Writing', () => {
  test.each([
    [6, 6, 6],
    [6, 7, 6.5],
    [7, 6, 6.5],
    [5, 7, 6.5],
    [6, 6.5, 6.5],
    [6.5, 6, 6],
    [9, 0, 3],
    [0, 9, 6],
    [0, 0.5, 0.5],
    [0.5, 0, 0],
    [9, 9, 9],
  ])('Task 1 at %d and Task 2 at %d make %d', (task1, task2, expected) => {
    expect(writingBand(band(task1), band(task2))).toBe(expected);
  });

  test('it lies between the two tasks, nearer to Task 2 or at the half next to it', () => {
    fc.assert(
      fc.property(anyBand, anyBand, (task1, task2) => {
        const exact = (task1 + 2 * task2) / 3;
        expect(Math.abs(writingBand(task1, task2) - exact)).toBeLessThan(0.25);
      }),
    );
  });
});
