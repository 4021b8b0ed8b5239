import { expect, test } from 'vitest';
import { aCourse, both, problemsOf } from '../content-fixture.ts';
import { sameStructure } from './same-structure.ts';

const EN = '# Us\n\n## One\n\n[us](/about)\n\n1. One\n\n| a |\n';
const ZH = '# 我們\n\n## 一\n\n[我們](/about)\n\n1. 一\n\n| 甲 |\n';
const check = (zhHant: string) =>
  problemsOf(sameStructure, { 'pages/about.en.md': EN, 'pages/about.zh-Hant.md': zhHant });

test('the same headings, items, rows and links are right', () => {
  expect(check(ZH)).toEqual([]);
});

test.each([
  [`${ZH}\n## 二\n`, 'The headings differ from the English (1): 2.'],
  [ZH.replace('1. 一', '一'), 'The numbered items differ from the English (1): 0.'],
  [`${ZH}| 乙 |\n`, 'The table rows differ from the English (1): 2.'],
  [ZH.replace('/about', '/faq'), 'The links differ from the English (/about): /faq.'],
])('%j differs', (zhHant, problem) => {
  expect(check(zhHant)).toEqual([expect.stringContaining(problem)]);
});

test('an English page has a Chinese one', () => {
  expect(problemsOf(sameStructure, { 'pages/about.en.md': EN })).toEqual([
    expect.stringContaining('about.zh-Hant.md: The file is missing.'),
  ]);
});

test('texts in JSON have the same links', () => {
  const summary = both('See [terms](/terms).', '請見服務條款。');
  expect(problemsOf(sameStructure, { 'courses/lamps/course.json': aCourse({ summary }) })).toEqual([
    expect.stringContaining('at summary.zh-Hant: The links differ'),
  ]);
});
