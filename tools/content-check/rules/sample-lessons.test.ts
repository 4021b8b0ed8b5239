import { expect, test } from 'vitest';
import { aCourse, problemsOf } from '../content-fixture.ts';
import { sampleLessons } from './sample-lessons.ts';

const FOLDER = 'courses/lamps/lessons';
const OIL = { [`${FOLDER}/oil.en.md`]: '# Oil\n', [`${FOLDER}/oil.zh-Hant.md`]: '# 油\n' };
const WICKS = { [`${FOLDER}/wicks.en.md`]: '# Wicks\n', [`${FOLDER}/wicks.zh-Hant.md`]: '# 燈芯\n' };
const course = (changes: Parameters<typeof aCourse>[0] = {}) => ({
  'courses/lamps/course.json': aCourse(changes),
});

test('one lesson in both languages, titled as in the syllabus, is right', () => {
  expect(problemsOf(sampleLessons, course(), OIL)).toEqual([]);
});

test('both languages are there', () => {
  const { [`${FOLDER}/oil.en.md`]: english } = OIL;
  expect(problemsOf(sampleLessons, course(), { [`${FOLDER}/oil.en.md`]: english })).toEqual([
    expect.stringContaining('oil.zh-Hant.md: The file is missing.'),
  ]);
});

test('the title is that of a lesson in the syllabus, the same in both languages', () => {
  expect(problemsOf(sampleLessons, course(), { ...OIL, [`${FOLDER}/oil.en.md`]: '# Oils\n' })).toEqual([
    expect.stringContaining('“Oils” is no lesson of the syllabus.'),
  ]);
  expect(problemsOf(sampleLessons, course(), { ...OIL, [`${FOLDER}/oil.en.md`]: '# Wicks\n' })).toEqual([
    expect.stringContaining('oil has the titles of two different lessons.'),
  ]);
});

test('a lesson that no course names is reported', () => {
  expect(problemsOf(sampleLessons, course(), OIL, WICKS)).toEqual([
    expect.stringContaining('wicks.en.md: No course shows this lesson.'),
    expect.stringContaining('wicks.zh-Hant.md: No course shows this lesson.'),
  ]);
});

test('the free course has three, every other one', () => {
  expect(problemsOf(sampleLessons, course({ productId: null }), OIL)).toEqual([
    expect.stringContaining('There should be 3, but there are 1.'),
  ]);
});

test('they come in the order of the syllabus', () => {
  const two = course({ sampleLessons: ['wicks', 'oil'], productId: null });
  expect(problemsOf(sampleLessons, two, OIL, WICKS)).toEqual([
    expect.stringContaining('There should be 3'),
    expect.stringContaining('oil stands after a later lesson.'),
  ]);
});
