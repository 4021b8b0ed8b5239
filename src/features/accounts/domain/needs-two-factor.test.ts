import { expect, test } from 'vitest';
import { requiresTwoFactor } from './needs-two-factor.ts';

test.each([
  ['learner', false],
  ['teacher', true],
  ['admin', true],
] as const)('whether a %s needs two-factor: %s', (role, needed) => {
  expect(requiresTwoFactor(role)).toBe(needed);
});
