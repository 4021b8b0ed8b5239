import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['abcdef', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa1', 'weak'],
  ['abcdefgh12345', 'weak'],
  ['monkey1', 'weak'],
  ['password1', 'weak'],
  ['river9lamp', 'fair'],
  ['Taipei2024', 'good'],
  ['Mk7!vq2x', 'good'],
  ['teal lamp over river 9', 'strong'],
  ['Vq2x!mk7Zp4', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
