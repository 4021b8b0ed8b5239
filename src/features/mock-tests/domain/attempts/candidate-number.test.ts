import { expect, test } from 'vitest';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { candidateNumber } from './candidate-number.ts';

test('whoever sits again has another number', () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  expect(new Set(ids.map(candidateNumber)).size).toBeGreaterThan(45);
  expect(ids.map(candidateNumber)).toEqual(ids.map(candidateNumber));
});

test.each([
  ['00000000-0000-4000-8000-000000000000', '100000'],
  ['00000000-0000-4000-8000-0000000dbb9f', '999999'],
  ['00000000-0000-4000-8000-0000000dbba0', '100000'],
])('%s is candidate %s: always six digits', (id, number) => {
  expect(candidateNumber(id)).toBe(number);
});
