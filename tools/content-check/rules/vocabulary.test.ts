import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { vocabulary } from './vocabulary.ts';

const english = (text: string) => problemsOf(vocabulary, { 'pages/about.en.md': text });
const chinese = (text: string) => problemsOf(vocabulary, { 'pages/about.zh-Hant.md': text });

test('our words are right', () => {
  expect(
    english('The free trial needs no basic account; Free Trial Week is a course. Send an email.'),
  ).toEqual([]);
  expect(chinese('免費體驗、基本帳號與進階帳號的模擬測驗，以級分呈現。')).toEqual([]);
});

test.each([
  '免費試用',
  '免費試測',
  '基礎帳號',
  '高級帳號',
  '模擬考',
  '兩步驟驗證',
  '恢復碼',
  '學術類',
  '是非題',
])('%s is not our word', (word) => {
  expect(chinese(`我們有${word}。`)).toEqual([expect.stringContaining(`We do not say “${word}”`)]);
});

test.each(['e-mails', 'Premium Account', 'Free Trial', 'mock exam', 'band scores', 'log in', 'backup codes'])(
  '%s is not our word',
  (word) => {
    expect(english(`We have ${word} here.`)).toEqual([expect.stringContaining(`We do not say “${word}”`)]);
  },
);

test('addresses of links and passages are left alone', () => {
  expect(english('[Write](mailto:e-mail@lamps.example)')).toEqual([]);
  expect(
    problemsOf(vocabulary, { 'mock-tests/lamps/passages/reading-1.md': '**A** Early e-mails.' }),
  ).toEqual([]);
});
