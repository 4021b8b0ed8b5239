import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, textOf } from '../lesson-fixture.ts';
import { lessonEase } from './lesson-ease.ts';

test('short sentences of short words are right', () => {
  expect(problemsOf(lessonEase, aLesson())).toEqual([]);
});

test('a text that is too hard for the band of its course is reported', () => {
  const hard =
    'Institutional considerations notwithstanding, particularly sophisticated interpretations predominate. ';
  const problems = problemsOf(
    lessonEase,
    aLesson({ en: textOf(100).replace('We see', `${hard.repeat(9)} We see`) }),
  );
  expect(problems.join()).toMatch(/The reading ease is -?\d+; this course needs 65 or more\./);
});
