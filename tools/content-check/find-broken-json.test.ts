import { expect, test } from 'vitest';
import { explainBrokenJson, findBrokenLine } from './find-broken-json.ts';

test.each([
  ['a comma too many', '{\n  "a": [\n    1,\n  ]\n}', 4, /comma before \].*Delete/],
  ['a comma behind the last field', '{\n  "a": 1,\n}', 3, /comma before \}.*Delete/],
  ['a comma missing between fields', '{\n  "a": 1\n  "b": 2\n}', 3, /"b" follows without a comma/],
  ['a comma missing between values', '[\n  1\n  2\n]', 3, /2 follows without a comma/],
  ['a quote missing', '{\n  "a": "lamp,\n  "b": 1\n}', 2, /text has no end/],
  ['a colon missing', '{\n  "a" 1\n}', 2, /without a colon/],
  ['a curly quote', '{\n  “a”: 1\n}', 2, /“ is no straight quotation mark/],
  ['a full-width comma', '{\n  "a": 1，\n  "b": 2\n}', 2, /， is full-width.*Write , instead/],
  ['a full-width colon', '{\n  "a"：1\n}', 2, /： is full-width.*Write : instead/],
  ['the wrong bracket', '{\n  "a": [1}\n}', 2, /\} does not close what is open.*Close the \[/],
  ['a name without quotes', '{\n  a: 1\n}', 2, /a stands where a name is expected/],
  ['a word without quotes', '{\n  "a": lamp\n}', 2, /l is no value/],
  ['a comment', '{\n  // of lamps\n  "a": 1\n}', 2, /\/ stands where a name is expected/],
  ['a bracket missing at the end', '{\n  "a": [\n    1\n  ]\n', 4, /ends too early.*a \} is missing/],
  ['a list that is not closed', '[\n  1\n', 2, /ends too early.*a \] is missing/],
  ['something behind the end', '{}\n{}', 2, /\{ stands behind the end/],
  ['nothing', '\n', 1, /it is empty/],
])('%s is found and explained', (_what, source, line, explained) => {
  expect(() => JSON.parse(source)).toThrow();
  expect(findBrokenLine(source)).toBe(line);
  const { what, how } = explainBrokenJson(source);
  expect(`${what} ${how}`).toMatch(explained);
  expect(what).toMatch(/^This is not JSON: .*\.$/);
});
