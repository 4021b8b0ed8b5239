import { expect, test } from 'vitest';
import { aCourse, both, mendedBy, problemsOf } from '../content-fixture.ts';
import { aLesson, CORRECT, textOf } from '../lesson-fixture.ts';
import { lessonMinutes } from './lesson-minutes.ts';

const filesOf = (minutes: number, draft = false) => ({
  ...aLesson({ en: textOf(500), lesson: { draft } }),
  'courses/lamps/course.json': aCourse({
    syllabus: [
      {
        title: both('First', '一'),
        lessons: [
          { slug: 'oil', title: both('Oil', '油'), minutes },
          { slug: 'wicks', title: both('Wicks', '燈芯'), minutes: 40 },
        ],
      },
    ],
  }),
});

const check = (minutes: number, draft = false) => problemsOf(lessonMinutes, filesOf(minutes, draft));

test('a finished lesson has the minutes that it truly takes', () => {
  // 500 words and 25 of an explanation at 110 a minute, and 45 seconds: below ten minutes.
  expect(check(10)).toEqual([]);
  expect(check(40)).toEqual([expect.stringContaining('“Oil” takes 10 minutes, not 40.')]);
});

test('the fix writes the minutes of this lesson alone', () => {
  const mended = mendedBy(lessonMinutes, filesOf(40), 'courses/lamps/course.json') ?? '';
  const { syllabus } = JSON.parse(mended) as ReturnType<typeof aCourse>;
  expect(syllabus[0]?.lessons.map(({ minutes }) => minutes)).toEqual([10, 40]);
});

test('an exercise with a clock takes the minutes of its clock, whatever it asks', () => {
  const exercise = { id: 'clock', kind: 'exercise', title: both('Now', '計時'), clock: 40 };
  const timed = { ...CORRECT, questions: [{ number: 2, sentence: 'She is sell lamps in Hualien.' }] };
  const files = {
    ...filesOf(10),
    ...aLesson({ en: textOf(500), blocks: [{ ...exercise, groups: [timed] }] }),
    'courses/lamps/course.json': filesOf(10)['courses/lamps/course.json'],
  };
  expect(problemsOf(lessonMinutes, files)).toEqual([expect.stringContaining('takes 50 minutes, not 10.')]);
});

test('a draft keeps its planned minutes', () => expect(check(40, true)).toEqual([]));
