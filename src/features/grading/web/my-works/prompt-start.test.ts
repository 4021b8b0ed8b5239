import { expect, test } from 'vitest';
import { promptStart } from './prompt-start.ts';

test.each([
  ['Write about the following topic:\n\nZoos are cruel. Do you agree?', 90, 'Zoos are cruel. Do you agree?'],
  ['The chart  shows\nthe sales.', 90, 'The chart shows the sales.'],
  ['Many languages are disappearing today.', 20, 'Many languages are …'],
  ['', 20, ''],
])('the start of %j with at most %d characters is %j', (prompt, longest, start) => {
  expect(promptStart(prompt, longest)).toBe(start);
});
