import { expect, test } from 'vitest';
import { worstState } from './save-state.ts';

test.each([
  ['saved', 'saved', 'saved'],
  ['saved', 'saving', 'saving'],
  ['not-saved', 'saving', 'not-saved'],
  ['saved', 'refused', 'refused'],
  ['signed-out', 'not-saved', 'signed-out'],
] as const)('of %s and %s it says %s', (one, other, worst) => {
  expect(worstState(one, other)).toBe(worst);
  expect(worstState(other, one)).toBe(worst);
});
