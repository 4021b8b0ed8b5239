import type { ContentRule } from '../content-rule.ts';

/** A course takes as many hours as its lessons have minutes, rounded. */
export const courseHours: ContentRule = {
  name: 'course-hours',
  check: ({ courses }) =>
    courses.flatMap(({ file, value: { hours, syllabus } }) => {
      const minutes = syllabus.flatMap(({ lessons }) => lessons).reduce((sum, each) => sum + each.minutes, 0);
      const right = Math.round(minutes / 60);
      if (hours === right) return [];
      const what = `The lessons take ${minutes} minutes, which is ${right} hours, not ${hours}.`;
      return [{ file, place: 'hours', what, how: `Write ${right}, or mend the minutes.` }];
    }),
};
