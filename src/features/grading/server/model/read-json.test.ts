import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonIn } from './read-json.ts';

test.each<[string, unknown]>([
  ['{"a":1}', { a: 1 }],
  ['  {"a":1}\n', { a: 1 }],
  ['Sure!\n```json\n{"a":"```"}\n```', { a: '```' }],
  ['Here: {"a":{"b":"} {"}} and {no}', { a: { b: '} {' } }],
  ['{"a":1} {"a":1,"b":2}', { a: 1, b: 2 }],
  ['[1]', undefined],
  ['{"a":1', undefined],
  ['null', undefined],
  ['', undefined],
])('%j', (text, value) => {
  expect(readJsonIn(text)).toEqual(value);
});

test('any object is found in any words around it', () => {
  const words = fc.string().map((text) => text.replace(/[{}"`]/gu, ''));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), words, words, (value, before, after) => {
      expect(readJsonIn(`${before}${JSON.stringify(value)}${after}`)).toEqual(value);
    }),
  );
});

test('a quarter of a megabyte of braces takes less than a second', () => {
  for (const text of ['{'.repeat(250_000), '{}'.repeat(125_000), '{"'.repeat(125_000)]) {
    const before = process.cpuUsage();
    readJsonIn(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  }
});
