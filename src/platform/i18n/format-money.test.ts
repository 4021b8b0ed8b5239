import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [0, 'US$0'],
  [1, 'US$0.01'],
  [10, 'US$0.10'],
  [99, 'US$0.99'],
  [100, 'US$1'],
  [4900, 'US$49'],
  [12_905, 'US$129.05'],
  [99_999, 'US$999.99'],
  [100_000, 'US$1,000'],
  [129_050, 'US$1,290.50'],
  [100_000_000, 'US$1,000,000'],
  [123_456_789, 'US$1,234,567.89'],
  [-4900, '−US$49'],
  [-5, '−US$0.05'],
  [-129_050, '−US$1,290.50'],
])('%d cents are shown as %s', (minor, text) => {
  expect(formatMoney(minor, 'USD')).toBe(text);
});
