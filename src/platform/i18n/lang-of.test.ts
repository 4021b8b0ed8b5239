import { expect, test } from 'vitest';
import { langOf, splitLanguages } from './lang-of.ts';

test.each([
  ['to charge for it', 'en'],
  ['naïve café', 'en'],
  ['', 'en'],
  ['收費', 'zh-Hant'],
  ['charge 是收費', 'zh-Hant'],
])('“%s” is %s', (text, language) => {
  expect(langOf(text)).toBe(language);
});

test.each([
  ['to charge for it.', [['en', 'to charge for it.']]],
  ['收費。', [['zh-Hant', '收費。']]],
  [
    '「charge for it」是收費，如 a fee of 5。',
    [
      ['zh-Hant', '「'],
      ['en', 'charge for it'],
      ['zh-Hant', '」是收費，如 '],
      ['en', 'a fee of 5'],
      ['zh-Hant', '。'],
    ],
  ],
  ['2026 年', [['zh-Hant', '2026 年']]],
])('“%s” is read in pieces', (text, pieces) => {
  expect(splitLanguages(text).map(({ lang, text: piece }) => [lang, piece])).toEqual(pieces);
  expect(
    splitLanguages(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
