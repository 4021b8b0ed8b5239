import { expect, test } from 'vitest';
import { listJsonStrings } from './json-strings.ts';

test('string values come with their path and place; keys, numbers and brackets in texts are none', () => {
  const source = '{"a": [1, "x", {"b": "say \\"{,:}\\""}], "c": true, "d": "y"}';
  expect(listJsonStrings(source).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['a.1', 'x'],
    ['a.2.b', 'say "{,:}"'],
    ['d', 'y'],
  ]);
  expect(listJsonStrings(source).map(({ start, end }) => JSON.parse(source.slice(start, end)))).toEqual([
    'x',
    'say "{,:}"',
    'y',
  ]);
});
