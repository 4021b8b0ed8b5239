import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const TEXT = 'Cars don’t belong\n on a “quiet” quay (or do they?). Boats do.';

test.each([
  ['Boats do.', 'Boats do.'],
  ["cars don't", undefined],
  ["Cars don't belong on a", 'Cars don’t belong\n on a'],
  ['"Boats do."', 'Boats do.'],
  ['“a "quiet" quay (or do they?)”', 'a “quiet” quay (or do they?)'],
  ['quay (or do they?)...', 'quay (or do they?)'],
  ['Boats do not', undefined],
  ['', undefined],
  ['. .', undefined],
  ['on', undefined],
  ['[a-z]+', undefined],
  ['x'.repeat(501), undefined],
])('%j is %j', (quote, found) => {
  expect(findQuote(TEXT, quote)).toBe(found);
});

test('whatever is found occurs in the text, and every part of a text of three letters is found', () => {
  const texts = fc.oneof(fc.lorem({ mode: 'sentences' }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  fc.assert(
    fc.property(texts, fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, other, from, length) => {
      const found = findQuote(text, other);
      if (found !== undefined) expect(text).toContain(found);
      const start = from % (text.length + 1);
      const part = text.slice(start, start + (length % 200));
      const again = findQuote(text, part);
      if (again !== undefined) expect(text).toContain(again);
      else
        expect((part.match(/\p{L}/gu) ?? []).length < 3 || /["“”'‘’.…\ud800-\udfff]/u.test(part)).toBe(true);
    }),
  );
});
