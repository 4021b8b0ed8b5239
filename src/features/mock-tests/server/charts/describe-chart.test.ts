import { describe, expect, test } from 'vitest';
import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { CONTENT_WIDTH } from '#platform/pdf/pdf-look.ts';
import { CHART_KINDS, type Chart, type ChartKind } from '#ielts/paper/writing-paper.ts';
import { chartScale, formatWithUnit } from '#ielts/charts/chart-scale.ts';
import { describeChart } from './describe-chart.ts';

const aChart = (kind: ChartKind, change: Partial<Chart> = {}): Chart => ({
  kind,
  title: 'Boats',
  unit: '%',
  categoryLabel: 'Year',
  categories: ['1990', '2000', '2010'],
  series: [
    { name: 'Ferries', values: [12, 55, 33] },
    { name: 'Sails', values: [64, 8, 28] },
  ],
  source: 'Invented data',
  ...change,
});

const drawingOf = (blocks: readonly PdfBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'drawing' ? [block] : []))[0];
const wordsOf = (chart: Chart) =>
  drawingOf(describeChart(chart))?.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : [])) ??
  [];

describe('a chart in a document', () => {
  test.each(CHART_KINDS)('has all its figures as a table, with its title and source: %s', (kind) => {
    const blocks = describeChart(aChart(kind));
    const table = blocks.find((block) => block.kind === 'table');
    expect(table).toMatchObject({
      columns: ['Year', 'Ferries', 'Sails'],
      rows: [
        ['1990', '12', '64'],
        ['2000', '55', '8'],
        ['2010', '33', '28'],
      ],
    });
    expect(JSON.stringify(blocks)).toContain('Boats (%)');
    expect(JSON.stringify(blocks)).toContain('Invented data');
  });

  test('is drawn unless it is a table', () => {
    const drawn = CHART_KINDS.filter((kind) => drawingOf(describeChart(aChart(kind))));
    expect(drawn).toEqual(['line', 'bar', 'pie']);
  });

  test.each(['line', 'bar', 'pie'] as const)('names every category and every series: %s', (kind) => {
    expect(wordsOf(aChart(kind))).toEqual(
      expect.arrayContaining(['1990', '2000', '2010', 'Ferries', 'Sails']),
    );
  });

  test.each(['line', 'bar'] as const)('has the scale that the page has: %s', (kind) => {
    const { ticks } = chartScale([12, 55, 33, 64, 8, 28], '%');
    expect(wordsOf(aChart(kind))).toEqual(
      expect.arrayContaining(ticks.map((tick) => formatWithUnit(tick, '%'))),
    );
  });

  test('has a value at every bar and every slice', () => {
    expect(wordsOf(aChart('bar'))).toEqual(expect.arrayContaining(['12', '55', '33', '64', '8', '28']));
    expect(wordsOf(aChart('pie'))).toEqual(expect.arrayContaining(['12%', '55%', '33%', '64%', '8%', '28%']));
  });

  test('has a point for every value of a line', () => {
    const fills = drawingOf(describeChart(aChart('line')))?.shapes.filter(
      (shape) => shape.kind === 'path' && shape.fill,
    );
    // Six values, and one mark for each of the two names.
    expect(fills).toHaveLength(8);
  });

  test('lays its bars where the names of the categories are long', () => {
    const names = [
      'Housing, water and electricity',
      'Restaurants and hotels abroad',
      'Health',
      'Food',
      'Sport',
    ];
    const series = [{ name: 'Ferries', values: [12, 64, 3, 4, 5] }];
    const words = wordsOf(aChart('bar', { categories: names, series }));
    expect(words).toEqual(expect.arrayContaining([...names, '12%', '64%']));
  });

  test.each([
    ['a negative value', { series: [{ name: 'x', values: [-12, 20, -3] }] }],
    ['nothing but nought', { series: [{ name: 'x', values: [0, 0, 0] }] }],
    ['one category', { categories: ['1990'], series: [{ name: 'x', values: [100] }] }],
    ['nine series', { series: Array.from({ length: 9 }, (_, i) => ({ name: `s${i}`, values: [i, 2, 3] })) }],
    ['no unit', { unit: '' }],
  ] as const)('stays within the page with %s', (_, change) => {
    for (const kind of ['line', 'bar', 'pie'] as const) {
      const drawing = drawingOf(describeChart(aChart(kind, change)));
      for (const shape of drawing?.shapes ?? []) {
        if (shape.kind === 'path') expect(shape.d).not.toMatch(/NaN|Infinity/);
        else {
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.x).toBeLessThanOrEqual(CONTENT_WIDTH);
          expect(shape.y).toBeLessThanOrEqual(drawing?.height ?? 0);
        }
      }
    }
  });
});
