import { expect, test } from 'vitest';
import { mendedBy, problemsOf } from '../content-fixture.ts';
import { hanLatinSpacing } from './han-latin-spacing.ts';

const ZH = 'pages/about.zh-Hant.md';

test.each([
  '共 40 題，60 分鐘。',
  'IELTS（雅思）',
  '收取 **20%** 作為',
  '請 [來信](/contact) 告知',
  '「A」與 B',
])('%s is right', (text) => {
  expect(problemsOf(hanLatinSpacing, { [ZH]: text })).toEqual([]);
});

test('English is left alone', () => {
  expect(problemsOf(hanLatinSpacing, { 'pages/about.en.md': '有in English' })).toEqual([]);
});

test.each([
  ['共40題', '共 40 題'],
  ['用do和does造句', '用 do 和 does 造句'],
  ['收20%的費用', '收 20% 的費用'],
  ['見[條款](/terms)，共3條', '見[條款](/terms)，共 3 條'],
])('%s becomes %s', (wrong, right) => {
  expect(problemsOf(hanLatinSpacing, { [ZH]: wrong })).toHaveLength(1);
  expect(mendedBy(hanLatinSpacing, { [ZH]: wrong }, ZH)).toBe(right);
});

test.each(['例如*Yes*好', '請見[FAQ](/faq)說明'])('%s is reported, and left to the author', (wrong) => {
  expect(problemsOf(hanLatinSpacing, { [ZH]: wrong })).toHaveLength(1);
  expect(mendedBy(hanLatinSpacing, { [ZH]: wrong }, ZH)).toBeUndefined();
});
