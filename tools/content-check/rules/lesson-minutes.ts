import { listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import { minutesOf } from '../lesson-minutes-of.ts';

/** A finished lesson takes the minutes that its course says. One that is not written has its planned minutes. */
export const lessonMinutes: ContentRule = {
  name: 'lesson-minutes',
  check: (content) =>
    listCheckedLessons(content).flatMap((lesson) => {
      const { course, entry } = lesson;
      if (lesson.lesson.draft || !course || !entry || !lesson.key) return [];
      const minutes = minutesOf(lesson);
      if (minutes === entry.minutes) return [];
      const what = `“${entry.title.en}” takes ${minutes} minutes, not ${entry.minutes}.`;
      const how = `Write ${minutes}; the hours of the course follow from its minutes.`;
      return [problem(`courses/${course.slug}/course.json`, 'syllabus', what, how)];
    }),
};
