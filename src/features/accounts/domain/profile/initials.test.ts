import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Mei', 'Lin', 'ML'],
  ['美', '林', '林'],
  ['美玲', 'Lin', '美'],
  ['Mei', '林', '林'],
  ['émile', 'Øster', 'ÉØ'],
  [' ana ', ' bo ', 'AB'],
  ['小明', '𠮷田', '𠮷'],
])('%j %j becomes %j', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});
