import { listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import type { Content } from '../content.ts';
import { minutesOf } from '../lesson-minutes-of.ts';

/** A finished lesson takes the minutes that its course says. One that is not written has its planned minutes. */
export const lessonMinutes: ContentRule = {
  name: 'lesson-minutes',
  check: (content) =>
    differing(content).map(({ course, entry, minutes }) => {
      const what = `“${entry.title.en}” takes ${minutes} minutes, not ${entry.minutes}.`;
      const how = `Write ${minutes}; the hours of the course follow from its minutes.`;
      return problem(`courses/${course.slug}/course.json`, 'syllabus', what, how);
    }),
  fix(content) {
    const mended = new Map<string, string>();
    for (const { course, entry, minutes } of differing(content)) {
      const file = `courses/${course.slug}/course.json`;
      const text = mended.get(file) ?? content.files.get(file) ?? '';
      const line = new RegExp(String.raw`("slug":\s*"${entry.slug}"[^]*?"minutes":\s*)\d+`, 'u');
      mended.set(file, text.replace(line, `$1${minutes}`));
    }
    return mended;
  },
};

/** The finished lessons whose minutes in the syllabus are others. */
function differing(content: Content) {
  return listCheckedLessons(content).flatMap((lesson) => {
    const { course, entry } = lesson;
    if (lesson.lesson.draft || !course || !entry || !lesson.key) return [];
    const minutes = minutesOf(lesson);
    return minutes === entry.minutes ? [] : [{ course, entry, minutes }];
  });
}
