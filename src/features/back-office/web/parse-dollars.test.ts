import { expect, test } from 'vitest';
import { dollarsOf, parseDollars } from './parse-dollars.ts';

test.each([
  ['49', 4900],
  ['49.5', 4950],
  [' 49.05 ', 4905],
  ['$1,290.50', 129_050],
  ['0', 0],
  ['', undefined],
  ['4.999', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['49 USD', undefined],
])('%j is %j cents', (typed, minor) => {
  expect(parseDollars(typed)).toBe(minor);
});

test.each([4900, 4950, 4905, 100])('%d comes back as it was', (minor) => {
  expect(parseDollars(dollarsOf(minor))).toBe(minor);
});
