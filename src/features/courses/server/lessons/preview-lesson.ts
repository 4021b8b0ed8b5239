import type { LessonPreviewReader } from '../../contract.ts';
import { lessonState, NO_FACTS } from '../../domain/lesson-state.ts';
import type { Courses } from '../content/load-courses.ts';
import { viewLessonState } from '../progress/view-progress.ts';

/** The lessons that everybody may open, for pages that are rendered for everybody. */
export function createLessonPreviews(courses: Courses): LessonPreviewReader {
  return {
    findFreeLesson(course, slug) {
      const lesson = courses.findLesson(course, slug);
      if (!lesson?.isFree || !lesson.loaded) return undefined;
      const { content, outline } = lesson.loaded;
      return {
        content,
        number: lesson.number,
        minutes: lesson.minutes,
        progress: viewLessonState(lessonState(outline, NO_FACTS)),
      };
    },
  };
}

/** The names in the addresses of module tests: of every course, and the numbers of their modules. */
export function moduleNames({ courses }: Courses): string[] {
  const names = courses.flatMap(({ slug, modules }) => [
    slug,
    ...modules.map(({ number }) => String(number)),
  ]);
  return [...new Set(names)];
}

/** The names in the addresses of lessons that have pages of their own: of every course, and of the free lessons. */
export function freeLessonNames({ courses }: Courses): string[] {
  const names = courses.flatMap(({ slug, modules }) => {
    const free = modules.flatMap(({ lessons }) => lessons.filter(({ isFree, loaded }) => isFree && loaded));
    return [slug, ...free.map((lesson) => lesson.slug)];
  });
  return [...new Set(names)];
}
