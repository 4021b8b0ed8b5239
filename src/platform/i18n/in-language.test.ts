import { describe, expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const text = (en: string, zhHant: string) => ({ en, 'zh-Hant': zhHant });

describe('each text is replaced by the one in the language asked for', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['a text', text('Home', '首頁'), 'Home', '首頁'],
    [
      'in an object',
      { title: text('Home', '首頁'), order: 1 },
      { title: 'Home', order: 1 },
      { title: '首頁', order: 1 },
    ],
    ['in a list', [text('a', '甲'), text('b', '乙')], ['a', 'b'], ['甲', '乙']],
    [
      'in lists of objects',
      [{ faq: [{ q: text('a', '甲') }] }],
      [{ faq: [{ q: 'a' }] }],
      [{ faq: [{ q: '甲' }] }],
    ],
    [
      'a value that is no text',
      { body: { en: { html: '<p>a' }, 'zh-Hant': { html: '<p>甲' } } },
      { body: { html: '<p>a' } },
      { body: { html: '<p>甲' } },
    ],
    ['an empty text', { title: text('', '') }, { title: '' }, { title: '' }],
  ])('%s', (_, value, en, zhHant) => {
    expect(inLanguage(value, 'en')).toEqual(en);
    expect(inLanguage(value, 'zh-Hant')).toEqual(zhHant);
  });
});

test.each([[{ en: 'only English' }], [null], [undefined], [7], ['text'], [false], [[]], [{}]])(
  '%j holds no text in both languages and stays as it is',
  (value) => {
    expect(inLanguage(value, 'zh-Hant')).toEqual(value);
  },
);

test('what was given is not changed', () => {
  const value = { title: text('Home', '首頁'), list: [text('a', '甲')] };
  const before = structuredClone(value);
  inLanguage(value, 'zh-Hant');
  expect(value).toEqual(before);
});

test('the other language is nowhere in what is sent', () => {
  const value = { title: text('Home', '首頁'), list: [{ deep: [text('a', '甲')] }] };
  expect(JSON.stringify(inLanguage(value, 'en'))).not.toMatch(/\p{Script=Han}/u);
});
