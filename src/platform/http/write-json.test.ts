import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

const many = (length: number) => Array.from({ length }, (_, at) => ({ at, word: `“${at}” 字` }));

test.each([
  ['an empty reply', {}],
  ['a short reply', { id: 'a', list: many(3) }],
  ['a long list first', { list: many(301), next: null }],
  ['a long list last', { next: { a: [1] }, list: many(2_500) }],
  ['two long lists', { one: many(600), two: many(900) }],
  ['members without a value', { gone: undefined, list: many(400), gone_too: undefined }],
  ['only a long list', { list: many(900) }],
  ['gaps and dates in a list', { list: [...many(300), undefined, new Date(0), Number.NaN] }],
])('%s is written as JSON.stringify writes it', (_, reply) => {
  expect(writeJson(reply).toString()).toBe(JSON.stringify(reply));
});

test('any reply with a list of any length is written as JSON.stringify writes it', () => {
  const item = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(item, item, fc.integer({ min: 299, max: 620 }), item, (before, each, length, after) => {
      const reply = { before, list: Array.from({ length }, () => each), after };
      expect(writeJson(reply).toString()).toBe(JSON.stringify(reply));
    }),
    { numRuns: 50 },
  );
});
