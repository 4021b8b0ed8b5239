import { describe, expect, test } from 'vitest';
import { chartScale, formatChartValue, formatWithUnit } from './chart-scale.ts';

describe('the axis of a chart', () => {
  test.each([
    [[620, 0, 310], '', [0, 200, 400, 600, 800]],
    [[51, 8], '%', [0, 10, 20, 30, 40, 50, 60]],
    [[96], '%', [0, 20, 40, 60, 80, 100]],
    [[100], '%', [0, 20, 40, 60, 80, 100]],
    [[0.3, 0.1], '', [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
    [[-4, 10], '°C', [-5, -2.5, 0, 2.5, 5, 7.5, 10]],
    [[0, 0], '', [0, 0.2]],
    [[12_500], 'tonnes', [0, 2500, 5000, 7500, 10_000, 12_500]],
  ])('of %j in %j has lines at %j', (values, unit, ticks) => {
    expect(chartScale(values, unit).ticks).toEqual(ticks);
  });

  test('holds every value between its ends', () => {
    for (const value of [0.07, 1, 3, 9.99, 47, 101, 999, 1001, 87_654]) {
      const { bottom, top } = chartScale([value]);
      expect(bottom).toBeLessThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(value);
      expect(top).toBeLessThanOrEqual(value * 2.5);
    }
  });

  test('ends at its last line', () => {
    for (const values of [[620], [51], [96], [-4, 10]]) {
      const { bottom, top, ticks } = chartScale(values, '%');
      expect([ticks[0], ticks[ticks.length - 1]]).toEqual([bottom, top]);
    }
  });
});

describe('a value in a chart', () => {
  test.each([
    [0, '0'],
    [620, '620'],
    [12_500, '12,500'],
    [1_234_567.5, '1,234,567.5'],
    [-4, '−4'],
  ])('%d is printed %s', (value, text) => {
    expect(formatChartValue(value)).toBe(text);
  });

  test('carries a per cent sign, and no longer unit', () => {
    expect(formatWithUnit(46, '%')).toBe('46%');
    expect(formatWithUnit(46, 'kg a year')).toBe('46');
  });
});
