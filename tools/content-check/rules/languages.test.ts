import { expect, test } from 'vitest';
import { aCourse, both, problemsOf } from '../content-fixture.ts';
import { languages } from './languages.ts';

const course = (en: string, zhHant: string) =>
  problemsOf(languages, { 'courses/lamps/course.json': aCourse({ summary: both(en, zhHant) }) });

test.each([
  ['Lamps, from oil to light.', '從油到光，談一盞燈。'],
  ['How to say 有 in English', '英文怎麼說「有」'],
  ['True, False, Not Given', 'True、False、Not Given'],
  ['Speaking Part 1', 'Speaking Part 1'],
])('%j beside %j is right', (en, zhHant) => {
  expect(course(en, zhHant)).toEqual([]);
});

test.each([
  ['A course about lamps.', 'A course about lamps.', 'summary.zh-Hant: This should be Traditional Chinese.'],
  ['一門關於燈的課程。', '一門關於燈的課程。', 'summary.en: This should be English.'],
])('%j beside %j is not', (en, zhHant, problem) => {
  expect(course(en, zhHant)).toEqual([expect.stringContaining(problem)]);
});

test('a page of Chinese may quote English, but is Chinese', () => {
  const chinese = '# 燈\n\n燈是夜裡的光，也是書桌上的光：*A lamp is a light.*\n';
  expect(problemsOf(languages, { 'pages/about.zh-Hant.md': chinese })).toEqual([]);
  const english = '# About our lamps and us\n\nWe love lamps of every kind. 燈。\n';
  expect(problemsOf(languages, { 'pages/about.zh-Hant.md': english })).toEqual([
    expect.stringContaining('about.zh-Hant.md: This should be Traditional Chinese.'),
  ]);
  expect(problemsOf(languages, { 'pages/about.en.md': chinese })).toEqual([
    expect.stringContaining('about.en.md: This should be English.'),
  ]);
});
