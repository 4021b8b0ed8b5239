import { expect, test } from 'vitest';
import { formatCount, formatMicro, formatSeconds } from './format-use.ts';

test.each([
  [0, '0.0000'],
  [4_250, '0.0043'],
  [99_900, '0.0999'],
  [100_000, '0.10'],
  [12_500_000, '12.50'],
  [1_234_567_000_000, '1,234,567.00'],
])('%d millionths are %s', (micro, text) => expect(formatMicro(micro)).toBe(text));

test('counts have commas, and times one digit after the point', () => {
  expect([formatCount(999), formatCount(1_029_000), formatSeconds(4_249)]).toEqual([
    '999',
    '1,029,000',
    '4.2',
  ]);
});
