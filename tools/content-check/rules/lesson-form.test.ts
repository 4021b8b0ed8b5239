import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { lessonForm } from './lesson-form.ts';

const PROSE = 'word '.repeat(500);
const check = (text: string, language = 'en') =>
  problemsOf(lessonForm, { [`courses/lamps/lessons/oil.${language}.md`]: text });
const lesson = (practice: string, answers: string) =>
  `# Oil\n\n${PROSE}\n\n## Try it\n\n${practice}\n\n## Answers\n\n${answers}\n`;

test('practice with an answer to each number is right', () => {
  expect(check(lesson('1. One?\n2. Two?', '1. One.\n2. Two.'))).toEqual([]);
  expect(check('# 油\n\n## 練習\n\n1. 一？\n\n## 解答\n\n1. 一。\n', 'zh-Hant')).toEqual([]);
});

test.each([
  ['1. One?\n2. Two?', '1. One.', 'Practice has the numbers 1 to 2, answers have 1.'],
  ['1. One?\n3. Three?', '1. One.\n3. Three.', 'Practice is numbered 1, 3.'],
  ['Think.', '1. One.', 'There is nothing under “## Try it”.'],
])('practice %j with the answers %j', (practice, answers, problem) => {
  expect(check(lesson(practice, answers))).toEqual([expect.stringContaining(problem)]);
});

test('Chinese has its own headings', () => {
  expect(check('# 油\n\n## Try it\n\n1. 一？\n', 'zh-Hant')).toEqual([
    expect.stringContaining('There is nothing under “## 練習”.'),
  ]);
});

test.each([
  [100, 'The lesson has 108 words.'],
  [900, 'The lesson has 908 words.'],
])('%d English words are too few or too many', (words, problem) => {
  const text = lesson('1. One?', '1. One.').replace(PROSE, 'word '.repeat(words));
  expect(check(text)).toEqual([expect.stringContaining(problem)]);
});
