import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test('an order’s number holds its year and its serial', () => {
  expect([orderNumber(42, NOW), orderNumber(1_234_567, NOW)]).toEqual(['N-26-000042', 'N-26-1234567']);
});
