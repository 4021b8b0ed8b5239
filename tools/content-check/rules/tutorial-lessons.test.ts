import { expect, test } from 'vitest';
import { aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { problemsOf } from '../content-fixture.ts';
import { checkTutorial, LAMPS_COURSE, TUTORIAL_FILE } from '../tutorial-check.ts';
import { tutorialLessons } from './tutorial-lessons.ts';

test('a good tutorial passes', () => {
  expect(checkTutorial(tutorialLessons, aTutorial())).toEqual([]);
});

test.each<[Partial<Tutorial>, string]>([
  [{ slug: 'oil' }, 'oil is not the folder’s name'],
  [{ lessons: [{ course: 'lamps', lesson: '2.1' }] }, 'There is no lesson 2.1 in lamps'],
  [{ lessons: [{ course: 'wicks', lesson: '1.1' }] }, 'There is no lesson 1.1 in wicks'],
])('%j is refused', (changes, problem) => {
  expect(checkTutorial(tutorialLessons, aTutorial(changes))).toEqual([expect.stringContaining(problem)]);
});

test('two tutorials have two numbers', () => {
  const other = { 'tutorials/oil/tutorial.json': aTutorial({ slug: 'oil' }) };
  expect(problemsOf(tutorialLessons, LAMPS_COURSE, { [TUTORIAL_FILE]: aTutorial() }, other)).toEqual([
    expect.stringContaining('1 is the number of lamps'),
  ]);
});
