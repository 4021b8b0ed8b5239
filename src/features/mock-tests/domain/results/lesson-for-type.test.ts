import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonFor, LESSONS_BY_TYPE } from './lesson-for-type.ts';

test.each([
  ['true-false-not-given', 2, 5, true],
  ['true-false-not-given', 4, 5, false],
  ['true-false-not-given', 0, 0, false],
  ['map-labelling', 0, 5, false],
] as const)('%s with %d of %d right: a lesson is %s', (type, right, count, shown) => {
  expect(lessonFor(type, { right, count }) !== undefined).toBe(shown);
});

test.each(Object.values(LESSONS_BY_TYPE))(
  '$lesson of $course is there in both languages',
  ({ course, lesson }) => {
    for (const language of ['en', 'zh-Hant']) {
      expect(existsSync(`content/courses/${course}/lessons/${lesson}.${language}.md`)).toBe(true);
    }
  },
);
