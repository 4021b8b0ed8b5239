import { expect, test } from 'vitest';
import { mendedBy, problemsOf } from '../content-fixture.ts';
import { chinesePunctuation } from './chinese-punctuation.ts';

const ZH = 'pages/about.zh-Hant.md';

test.each([
  '對，沒錯。',
  '答案是 A, B, or C.',
  '尾數為 .25 時',
  '(a) 只是背景，*Yes, I do.*',
  '見[條款](/terms)。',
  '例：“I do” 或「好」',
])('%s is right', (text) => {
  expect(problemsOf(chinesePunctuation, { [ZH]: text })).toEqual([]);
});

test('English is left alone', () => {
  expect(problemsOf(chinesePunctuation, { 'pages/about.en.md': 'It is 有, not 在.' })).toEqual([]);
});

test.each([
  ['對, 沒錯.', '對，沒錯。'],
  ['**注意**: 好!', '**注意**：好！'],
  ['「好」;再來?', '「好」；再來？'],
  ['雅思 (國際英語測驗) 是', '雅思 （國際英語測驗） 是'],
])('%s becomes %s', (wrong, right) => {
  expect(problemsOf(chinesePunctuation, { [ZH]: wrong }).length).toBeGreaterThan(0);
  expect(mendedBy(chinesePunctuation, { [ZH]: wrong }, ZH)).toBe(right);
});

test.each(['他說“好”。', '雅思(IELTS) 是'])('%s is reported, and left to the author', (wrong) => {
  expect(problemsOf(chinesePunctuation, { [ZH]: wrong })).toHaveLength(1);
  expect(mendedBy(chinesePunctuation, { [ZH]: wrong }, ZH)).toBeUndefined();
});
