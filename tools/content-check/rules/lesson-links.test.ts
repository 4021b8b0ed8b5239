import { expect, test } from 'vitest';
import { aCourse, both, problemsOf } from '../content-fixture.ts';
import { aLesson } from '../lesson-fixture.ts';
import { lessonLinks } from './lesson-links.ts';

const check = (changes: Parameters<typeof aLesson>[0]) => problemsOf(lessonLinks, aLesson(changes));
const video = { id: 'video', kind: 'tutorial', tutorial: 'one-verb' };

test('lessons of a syllabus may be named', () => {
  expect(check({ lesson: { buildsOn: ['lamps/1.1'], prepares: ['lamps/1.2'] } })).toEqual([]);
});

test('others are reported', () => {
  expect(check({ lesson: { buildsOn: ['lamps/1.3'] } }).join()).toContain('There is no lesson lamps/1.3.');
});

test('a tutorial is there, at least as a draft, once there are any', () => {
  expect(check({ blocks: [video] })).toEqual([]);
  expect(check({ blocks: [video], files: { 'tutorials/one-verb/tutorial.json': '{}' } })).toEqual([]);
  const other = check({ blocks: [video], files: { 'tutorials/two-verbs/tutorial.json': '{}' } });
  expect(other.join()).toContain('There is no tutorial one-verb.');
});

test('two lessons of a course have two slugs', () => {
  const lesson = { slug: 'oil', title: both('Oil', '油'), minutes: 30 };
  const course = aCourse({ syllabus: [{ title: both('First', '一'), lessons: [lesson, lesson] }] });
  const problems = problemsOf(lessonLinks, { 'courses/lamps/course.json': course });
  expect(problems).toEqual([expect.stringContaining('Two lessons are called oil.')]);
});
