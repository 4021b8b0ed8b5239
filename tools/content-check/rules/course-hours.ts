import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** A course takes as many hours as its lessons have minutes, rounded. */
export const courseHours: ContentRule = {
  name: 'course-hours',
  check: ({ courses }) =>
    courses.flatMap(({ file, value }) => {
      const { hours } = value;
      const minutes = minutesOf(value);
      const right = hoursOf(value);
      if (hours === right) return [];
      const what = `The lessons take ${minutes} minutes, which is ${right} hours, not ${hours}.`;
      return [{ file, place: 'hours', what, how: `Write ${right}, or mend the minutes.` }];
    }),
  // Only of courses with written lessons, whose minutes are reckoned: elsewhere the minutes may be what is wrong.
  fix: ({ courses, lessons, files }) =>
    new Map(
      courses.flatMap(({ file, value }) => {
        const isWritten = lessons.some((lesson) => lesson.file.startsWith(file.replace('course.json', '')));
        if (!isWritten || value.hours === hoursOf(value)) return [];
        const text = files.get(file) ?? '';
        return [[file, text.replace(/("hours":\s*)\d+/u, `$1${hoursOf(value)}`)] as const];
      }),
    ),
};

type Course = Content['courses'][number]['value'];

const minutesOf = ({ syllabus }: Course) =>
  syllabus.flatMap(({ lessons }) => lessons).reduce((sum, each) => sum + each.minutes, 0);
const hoursOf = (course: Course) => Math.max(1, Math.round(minutesOf(course) / 60));
