import { expect, test } from 'vitest';
import { findBrokenLine } from './find-broken-line.ts';

test.each([
  ['a comma too many', '{\n  "a": [\n    1,\n  ]\n}', 4],
  ['a comma behind the last field', '{\n  "a": 1,\n}', 3],
  ['a comma missing between fields', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a comma missing between values', '[\n  1\n  2\n]', 3],
  ['a quote missing', '{\n  "a": "lamp,\n  "b": 1\n}', 2],
  ['a colon missing', '{\n  "a" 1\n}', 2],
  ['a curly quote', '{\n  “a”: 1\n}', 2],
  ['the wrong bracket', '{\n  "a": [1}\n}', 2],
  ['a word without quotes', '{\n  "a": lamp\n}', 2],
  ['a comment', '{\n  // of lamps\n  "a": 1\n}', 2],
  ['a bracket missing at the end', '{\n  "a": [\n    1\n  ]\n', 4],
  ['something behind the end', '{}\n{}', 2],
])('%s is found', (_what, source, line) => {
  expect(() => JSON.parse(source)).toThrow();
  expect(findBrokenLine(source)).toBe(line);
});
