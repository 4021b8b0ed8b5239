import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['lin.hua@example.org', 'l•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
  ['𠮷田@example.org', '𠮷•••@example.org'],
])('the page of %s shows %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
