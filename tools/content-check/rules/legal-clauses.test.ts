import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { legalClauses } from './legal-clauses.ts';

const check = (en: string, zhHant: string) =>
  problemsOf(legalClauses, { 'legal/terms.en.md': en, 'legal/terms.zh-Hant.md': zhHant });
const EN = '# Terms\n\n## 1. One\n\nSee clause 2.\n\n## 2. Two\n';
const ZH = '# 條款\n\n## 1. 一\n\n見第 2 條及消費者保護法第 19 條。\n\n## 2. 二\n';

test('clauses counted from 1, as many in both languages, are right', () => {
  expect(check(EN, ZH)).toEqual([]);
});

test.each([
  ['a gap in the numbers', EN.replace('## 2.', '## 3.'), ZH, 'This clause should have the number 2.'],
  ['no number', EN, ZH.replace('## 1. ', '## '), 'This clause should have the number 1.'],
  ['a clause of one language', `${EN}\n## 3. Three\n`, ZH, 'There are 2 clauses, in English 3.'],
  [
    'a reference to no clause',
    EN.replace('clause 2', 'clause 3'),
    ZH,
    'There is no clause 3; the last is 2.',
  ],
  [
    'a Chinese reference to no clause',
    EN,
    ZH.replace('見第 2 條', '見第 5 條'),
    'There is no 第 5 條; the last is 2.',
  ],
])('%s', (_name, en, zhHant, problem) => {
  expect(check(en, zhHant)).toEqual([expect.stringContaining(problem)]);
});
