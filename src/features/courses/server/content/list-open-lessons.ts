import type { Courses } from './load-courses.ts';

/** The open lessons of a course by their slugs, with the minutes that each takes. Empty: there is no such course. */
export function listOpenLessons(
  { findCourse }: Pick<Courses, 'findCourse'>,
  slug: string,
): Map<string, number> {
  const lessons = (findCourse(slug)?.modules ?? []).flatMap((module) => module.lessons);
  return new Map(
    lessons.flatMap(({ slug: lesson, minutes, loaded }) => (loaded ? [[lesson, minutes] as const] : [])),
  );
}
