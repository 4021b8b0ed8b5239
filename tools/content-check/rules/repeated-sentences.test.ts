import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, aModuleTest, anAnswer, textOf } from '../lesson-fixture.ts';
import { repeatedSentences } from './repeated-sentences.ts';

const OTHER = 'courses/lamps/lessons/wicks/';
const one = (sentence: string) => ({
  groups: [{ type: 'correct', questions: [{ number: 1, sentence }] }],
  answers: [anAnswer(1, { right: true })],
});
const text = (sentence: string) => ({ en: `# Wicks\n\n${sentence}\n\n## Look {#look}\n\n${sentence}\n` });

const check = (first: object, second: object) =>
  problemsOf(repeatedSentences, aLesson(first), aLesson({ ...second, folder: OTHER }));

test.each([
  ['Mei is work in a bank today.', 'mei is work in a bank, today!', 1],
  ['Mei is work in a bank today.', 'Mei is work in a shop today.', 0],
  ['Yes, I do.', 'Yes, I do.', 0],
])('%j and %j in two lessons have %d problem(s)', (first, second, count) => {
  expect(check(one(first), { ...one(second), ...text('Other words are in this text.') })).toHaveLength(count);
});

test('a lesson may come back to its own sentence, and not to another’s text', () => {
  expect(
    check(one('He is at home.'), { ...one('She was at the park.'), ...text('A lamp burns all night here.') }),
  ).toEqual([]);
  const problems = check(
    { ...one('He is at home.'), en: `${textOf(500)}\nA lamp burns all night here.\n` },
    { ...one('She was at the park.'), ...text('A lamp burns all night here.') },
  );
  expect(problems.join()).toContain('is in content/courses/lamps/lessons/oil/en.md too.');
});

test('a sentence of a lesson is not asked again in a module test', () => {
  const inTest = (sentence: string) =>
    aModuleTest([{ type: 'correct', questions: [{ number: 1, sentence }] }], [anAnswer(1, { right: true })]);
  const lesson = aLesson(one('Mei is work in a bank today.'));
  expect(problemsOf(repeatedSentences, lesson, inTest('Mei is work in a shop today.'))).toEqual([]);
  expect(problemsOf(repeatedSentences, lesson, inTest('Mei is work in a bank today.')).join()).toContain(
    'is in content/courses/lamps/lessons/oil/lesson.json too.',
  );
});
