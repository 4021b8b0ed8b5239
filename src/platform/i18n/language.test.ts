import { describe, expect, test } from 'vitest';
import { isLanguage, negotiateLanguage, type Language } from './language.ts';

const nothing = { query: undefined, cookie: undefined, acceptLanguage: undefined };

describe('the address decides before the cookie, the cookie before the browser, the browser before English', () => {
  test.each<[string | null | undefined, string | undefined, string | undefined, Language]>([
    [undefined, undefined, undefined, 'en'],
    [null, undefined, '', 'en'],
    ['zh-Hant', 'en', 'en', 'zh-Hant'],
    ['en', 'zh-Hant', 'zh-TW', 'en'],
    [undefined, 'zh-Hant', 'en', 'zh-Hant'],
    [undefined, 'en', 'zh-TW', 'en'],
    [undefined, undefined, 'zh-TW', 'zh-Hant'],
  ])('?lang=%s, cookie %s, browser %s: %s', (query, cookie, acceptLanguage, language) => {
    expect(negotiateLanguage({ query, cookie, acceptLanguage })).toBe(language);
  });
});

describe('a language that we do not have is passed over', () => {
  test.each([
    ['?lang=fr', { query: 'fr' }],
    ['?lang=', { query: '' }],
    ['?lang=zh', { query: 'zh' }],
    ['?lang=ZH-HANT', { query: 'ZH-HANT' }],
    ['?lang=__proto__', { query: '__proto__' }],
    ['a cookie with de', { cookie: 'de' }],
    ['a cookie with markup', { cookie: '"><script>' }],
  ])('%s', (_, given) => {
    expect(negotiateLanguage({ ...nothing, acceptLanguage: 'zh-TW', ...given })).toBe('zh-Hant');
    expect(negotiateLanguage({ ...nothing, acceptLanguage: 'en', ...given })).toBe('en');
  });
});

describe('the browser’s wish with the greatest weight wins', () => {
  test.each<[string, Language]>([
    ['zh', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-CN', 'zh-Hant'],
    ['zh-Hans-CN', 'zh-Hant'],
    ['ZH-tw', 'zh-Hant'],
    ['zha', 'en'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['fr, zh-TW', 'zh-Hant'],
    ['en, zh-TW', 'en'],
    ['zh-TW, en', 'zh-Hant'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-Hant'],
    ['en;q=0.7, zh-TW;q=0.8', 'zh-Hant'],
    ['en;q=0.9;level=1, zh;q=0.8', 'en'],
    ['zh-TW ; q=0.2 , en; q=0.3', 'en'],
    ['fr;q=1, zh;q=0.1', 'zh-Hant'],
    ['zh;q=0', 'en'],
    ['zh;q=0.000, fr', 'en'],
    ['en;q=0, zh-TW;q=0.1', 'zh-Hant'],
    ['*', 'en'],
    ['zh;q=0, *', 'en'],
    ['zh;Q=0', 'en'],
  ])('%s: %s', (acceptLanguage, language) => {
    expect(negotiateLanguage({ ...nothing, acceptLanguage })).toBe(language);
  });
});

describe('a header that makes no sense does no harm', () => {
  test.each<[string, string, Language]>([
    ['only commas', ',,,;;;,', 'en'],
    ['weights that are no numbers', 'zh;q=0.5.5, en;q=0.1', 'en'],
    ['a weight without a number', 'zh;q=', 'zh-Hant'],
    ['control characters', '\u0000\u0001zh', 'en'],
    ['markup', '<script>alert(1)</script>', 'en'],
    ['10 KB of another language', `${'fr,'.repeat(3500)}zh`, 'en'],
    ['10 KB with the wish in front', `zh-TW,${'fr;q=0.5,'.repeat(1200)}`, 'zh-Hant'],
    ['10 KB of one word', 'z'.repeat(10_240), 'en'],
    ['10 KB of semicolons', `zh${';'.repeat(10_240)}`, 'zh-Hant'],
  ])('%s', (_, acceptLanguage, language) => {
    expect(negotiateLanguage({ ...nothing, acceptLanguage })).toBe(language);
  });
});

test.each([
  ['en', true],
  ['zh-Hant', true],
  ['zh', false],
  ['', false],
  [undefined, false],
  [['en'], false],
])('%j is one of our languages: %s', (value, is) => {
  expect(isLanguage(value)).toBe(is);
});
