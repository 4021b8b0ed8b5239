import { describe, expect, test } from 'vitest';
import { isCourseComplete } from './course-state.ts';
import { canOpenLesson, canReadOwn, courseAccess } from './lesson-access.ts';
import { lessonState, NO_FACTS } from './lesson-state.ts';
import { trueMinutes } from './true-minutes.ts';

const outline = { slug: 'x', blocks: [{ id: 'a', kind: 'text' }] } as const;
const done = lessonState(outline, { ...NO_FACTS, seen: new Set(['a']) });
const untouched = lessonState(outline, NO_FACTS);

describe('a course is complete', () => {
  test.each([
    ['when all lessons are done and there is no test', [[done, done]], null, true],
    ['when its tests are passed too', [[done]], true, true],
    ['not before its tests are passed', [[done]], false, false],
    ['not while a lesson is left', [[done], [untouched]], null, false],
    ['not while a lesson is not written', [[done, undefined]], null, false],
  ] as const)('%s', (_, modules, testPassed, complete) => {
    expect(isCourseComplete(modules.map((lessons) => ({ lessons, testPassed })))).toBe(complete);
  });
});

describe('access to a course', () => {
  test.each([
    [{ productId: null, isEntitled: false, hadAccess: false }, 'open'],
    [{ productId: 'x_id', isEntitled: true, hadAccess: true }, 'open'],
    [{ productId: 'x_id', isEntitled: false, hadAccess: true }, 'ended'],
    [{ productId: 'x_id', isEntitled: false, hadAccess: false }, 'none'],
  ] as const)('of %j is %s', (facts, access) => expect(courseAccess(facts)).toBe(access));

  test.each([
    ['open', false, true, true],
    ['ended', false, false, true],
    ['none', false, false, false],
    ['none', true, true, false],
  ] as const)('%s with a lesson that is free: %s', (access, isFree, opens, reads) => {
    expect(canOpenLesson(access, isFree)).toBe(opens);
    expect(canReadOwn(access)).toBe(reads);
  });
});

describe('the true minutes of a lesson', () => {
  const amounts = {
    words: 550,
    explanationWords: 0,
    questions: 0,
    freeAnswers: 0,
    uses: 0,
    tutorials: 0,
    taskMinutes: 0,
  };
  test.each([
    [amounts, 4.5, 5],
    [{ ...amounts, questions: 12 }, 4.5, 15],
    // 825 words are 7.5 minutes at 110 a minute, and 5.5 at 150.
    [{ ...amounts, explanationWords: 275 }, 4.5, 10],
    [{ ...amounts, explanationWords: 275 }, 5, 10],
    [{ ...amounts, words: 750 }, 5, 5],
    [{ ...amounts, words: 750 }, 4.5, 10],
    [{ ...amounts, freeAnswers: 2, tutorials: 1, taskMinutes: 40 }, 6, 55],
    [{ ...amounts, words: 0 }, 6, 5],
    [{ ...amounts, words: 0, uses: 1 }, 6, 10],
  ])('%j up to band %d are %d', (counted, bandTo, minutes) => {
    expect(trueMinutes(counted, bandTo)).toBe(minutes);
  });
});
