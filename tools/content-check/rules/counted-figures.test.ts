import { expect, test } from 'vitest';
import { aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { aContent, both, problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { aSet } from '../practice-fixture.ts';
import { aSite } from '../site-fixture.ts';
import { countedFigures, countQuestions } from './counted-figures.ts';

const check = (en: string, zhHant: string) =>
  problemsOf(countedFigures, aMockTest(), { 'pages/about.en.md': en, 'pages/about.zh-Hant.md': zhHant });

test('questions are counted from the papers and from the practice sets that are open', () => {
  expect(countQuestions(aContent(aMockTest()))).toBe(5);
  const sets = { ...aSet(), ...aSet({ name: 'errors/drafted', set: { draft: true } }) };
  expect(countQuestions(aContent({ ...aMockTest(), ...sets }))).toBe(5 + 6);
});

test.each([
  ['Reading has 40 questions; 5 practice questions are here.', '閱讀 40 題，本站有 5 道練習題。'],
  ['Our video lessons are being made.', '教學影片準備中。'],
])('%s', (en, zhHant) => {
  expect(check(en, zhHant)).toEqual([]);
});

test.each([
  ['1,000+ practice questions', '1,000+ 道練習題'],
  ['1000+ questions', '1000+ 題'],
  ['6 practice questions', '6 道練習題'],
  ['thousands of practice questions', '上千道練習題'],
  ['50+ tutorial videos', '50+ 部教學影片'],
  ['1 video', '數百部影片'],
])('“%s” and 「%s」 promise too much', (en, zhHant) => {
  expect(check(en, zhHant)).toEqual([
    expect.stringContaining('promises more than'),
    expect.stringContaining('promises more than'),
  ]);
});

test('a figure that is given and not counted is read with its label', () => {
  const label = both('practice questions', '道練習題');
  const counted = { key: 'q', counted: 'practice-questions' as const, goal: 1000, label };
  expect(problemsOf(countedFigures, { 'site.json': aSite([counted]) })).toEqual([]);
  const figure = { key: 'q', value: both('1000+', '1000+'), label };
  expect(problemsOf(countedFigures, { 'site.json': aSite([figure]) })).toHaveLength(2);
});

test('videos are counted from the tutorials that can be watched', () => {
  const content = aContent(
    { 'tutorials/oil/tutorial.json': aTutorial({ slug: 'oil' }) },
    { 'pages/about.en.md': '1 video', 'pages/about.zh-Hant.md': '1 部影片' },
  );
  expect(countedFigures.check(content)).toHaveLength(2);
  const rendered = { ...content.tutorialMedia, findTimes: () => [] };
  expect(countedFigures.check({ ...content, tutorialMedia: rendered })).toEqual([]);
});
