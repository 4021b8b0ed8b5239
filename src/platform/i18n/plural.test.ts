import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, 'lessons'],
  [0.5, 'lessons'],
  [1, 'lesson'],
  ['1', 'lesson'],
  ['1.0', 'lesson'],
  [2, 'lessons'],
  ['1,000', 'lessons'],
  ['', 'lessons'],
])('%j: %s', (count, form) => {
  expect(plural(count, 'lesson', 'lessons')).toBe(form);
});
