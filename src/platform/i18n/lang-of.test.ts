import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test.each([
  ['to charge for it', 'en'],
  ['naïve café', 'en'],
  ['', 'en'],
  ['收費', 'zh-Hant'],
  ['charge 是收費', 'zh-Hant'],
])('“%s” is %s', (text, language) => {
  expect(langOf(text)).toBe(language);
});
