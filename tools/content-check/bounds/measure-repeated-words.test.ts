import { expect, test } from 'vitest';
import { aReadSection, choices, statements } from './bounds-fixture.ts';
import { measureRepeatedWords } from './measure-repeated-words.ts';

const TEXT = 'In 1852 the harbour of Norwich bought expensive lamps for its narrow streets.';
const measure = (statement: string) =>
  measureRepeatedWords(
    aReadSection([{ paragraphs: [TEXT], groups: [statements([statement])] }], [['TRUE', TEXT]]),
  )[0];

test.each([
  ['Expensive lamps were bought for narrow streets.', 1],
  ['The harbour had expensive lamps.', 1],
  ['Narrow streets were lit with costly lamps.', 0],
  ['The streets had narrow lamps which were expensive.', 0],
  ['In 1852, Norwich had lamps in its streets.', 0],
])('“%s” repeats too much: %i', (statement, value) => {
  expect(measure(statement)).toMatchObject({ check: 'repeated-words', place: 'reading', value, most: 0 });
});

test('the words are shown', () => {
  expect(measure('Expensive lamps were in narrow streets.')?.detail).toBe(
    '1 (Expensive lamps narrow streets)',
  );
});

test('the right option counts, another does not', () => {
  const ofKey = (key: string) =>
    measureRepeatedWords(
      aReadSection(
        [{ paragraphs: [TEXT], groups: [choices([['expensive lamps in streets', 'oil', 'gas']])] }],
        [[key, TEXT]],
      ),
    )[0]?.value;
  expect([ofKey('A'), ofKey('B')]).toEqual([1, 0]);
});
