import { expect, test } from 'vitest';
import { aContent } from '../content-check/content-fixture.ts';
import { aLesson, textOf } from '../content-check/lesson-fixture.ts';
import { aMockTest } from '../content-check/mock-test-fixture.ts';
import { countCourses } from './count-courses.ts';
import { reportCourses } from './report-courses.ts';

const video = { id: 'video', kind: 'tutorial', tutorial: 'one-verb' };
const files = aLesson({ en: textOf(500), blocks: [video] });

test('a course is counted: open lessons, words, questions by format, videos, true minutes', () => {
  const [course] = countCourses(aContent(files));
  // The second lesson is not written: its 40 minutes are planned.
  expect(course).toMatchObject({ slug: 'lamps', lessons: 2, open: 1, questions: 1, videos: 1, minutes: 50 });
  expect(course?.words).toBeGreaterThan(490);
  expect([...(course?.formats ?? [])]).toEqual([['correct', 1]]);
});

test('a draft does not count', () => {
  const [course] = countCourses(aContent(aLesson({ lesson: { draft: true } })));
  expect(course).toMatchObject({ open: 0, questions: 0, words: 0, minutes: 70 });
});

test('a lesson counts once the paper that it uses is published', () => {
  const block = { id: 'section', kind: 'paper', skill: 'reading', papers: ['lamps'] };
  const { 'mock-tests/lamps/paper.json': paper, ...others } = aMockTest();
  const openWith = (draft: boolean) => {
    const changed = { ...paper, access: 'courses', courses: ['lamps'], draft };
    return countCourses(
      aContent(aLesson({ blocks: [block] }), others, { 'mock-tests/lamps/paper.json': changed }),
    )[0]?.open;
  };
  expect([openWith(true), openWith(false)]).toEqual([0, 1]);
});

test('the report has a line for each course, and its formats', () => {
  const report = reportCourses(aContent(files));
  expect(report).toMatch(/lamps\s+1 of 2/u);
  expect(report).toMatch(/correct\s+1/u);
});
