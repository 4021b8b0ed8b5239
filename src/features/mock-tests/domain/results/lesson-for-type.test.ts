import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonFor, LESSONS_BY_TYPE } from './lesson-for-type.ts';

test.each([
  ['reading', 'true-false-not-given', 2, 5, 'false-or-not-given'],
  ['reading', 'true-false-not-given', 4, 5, undefined],
  ['reading', 'true-false-not-given', 0, 0, undefined],
  ['reading', 'multiple-choice', 1, 3, 'the-same-idea-in-other-words'],
  ['listening', 'multiple-choice', 1, 3, 'wrong-options-that-sound-right'],
  ['listening', 'flow-chart-completion', 0, 5, undefined],
] as const)('%s, %s with %d of %d right: %s', (skill, type, right, count, lesson) => {
  expect(lessonFor(skill, type, { right, count })?.lesson).toBe(lesson);
});

type Lesson = {
  readonly blocks: readonly {
    readonly clip?: string;
    readonly passage?: string;
    readonly groups?: readonly { readonly type: string }[];
  }[];
};
const read = (file: string) => JSON.parse(readFileSync(`content/courses/${file}`, 'utf8')) as unknown;

const PLACES = Object.entries(LESSONS_BY_TYPE).flatMap(([skill, places]) =>
  Object.entries(places).map(([type, { course, lesson }]) => ({ skill, type, course, lesson })),
);

test.each(PLACES)('$lesson of $course practises $type of $skill', ({ skill, type, course, lesson }) => {
  const { syllabus } = read(`${course}/course.json`) as {
    syllabus: readonly { readonly lessons: readonly { readonly slug: string }[] }[];
  };
  expect(syllabus.flatMap(({ lessons }) => lessons.map(({ slug }) => slug))).toContain(lesson);
  const { blocks } = read(`${course}/lessons/${lesson}/lesson.json`) as Lesson;
  const types = blocks
    .filter(({ clip, passage }) => (skill === 'listening' ? clip !== undefined : passage !== undefined))
    .flatMap(({ groups = [] }) => groups.map((group) => group.type));
  expect(types).toContain(type);
});
