import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { shownStars } from './shown-stars.ts';

const ZH = 'pages/about.zh-Hant.md';

test.each([
  '問自己：**走哪裡？** 再走。',
  '**一、*so* 不是「所以」。** 放在開頭',
  '**姓名**：請填寫',
  '| 句子 | **is** 的位置 |',
  '*one of my* friend**s** live**s**',
])('%s is right', (text) => {
  expect(problemsOf(shownStars, { [ZH]: text })).toEqual([]);
});

test.each([
  '問自己：**走哪裡？**再走。',
  '1. **之前：**先看題目',
  '*one friend**s** live**s***',
  '## **好？**好',
])('%s shows its stars', (text) => {
  expect(problemsOf(shownStars, { [ZH]: `第一行\n\n${text}` })).toEqual([
    expect.stringMatching(/line 3.*shows a star/u),
  ]);
});

test('a value of a JSON file is no Markdown', () => {
  expect(
    problemsOf(shownStars, { 'home.json': '{"text": {"en": "like *this*", "zh-Hant": "像*這樣*的"}}' }),
  ).toEqual([]);
});
