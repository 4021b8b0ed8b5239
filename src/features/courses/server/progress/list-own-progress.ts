import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { getCourseProgress } from './get-course-progress.ts';
import { listEnrolments } from './progress-store.ts';
import type { CourseProgress } from './view-progress.ts';

type Dependencies = Pick<
  CourseDependencies,
  'database' | 'clock' | 'courses' | 'findEntitlements' | 'findEndedAccess'
>;
type OwnProgress = Pick<
  CourseProgress,
  'lessons_done' | 'lessons_open' | 'lessons_total' | 'minutes_left' | 'next' | 'completed_at' | 'certificate'
>;

/** How far an account has come, by the slug of each course that it has started or may use now. */
export async function listOwnProgress(
  dependencies: Dependencies,
  accountId: string,
): Promise<Map<string, OwnProgress>> {
  const { database, courses, findEntitlements } = dependencies;
  const candidates = { accountId };
  const [enrolled, entitled] = await Promise.all([
    listEnrolments(database, candidates),
    findEntitlements(accountId),
  ]);
  const started = new Set(enrolled.map(({ course }) => course));
  const keys = new Set(entitled.map(({ key }) => key));
  const progress = new Map<string, OwnProgress>();
  // One after the other: an account with every course must not take every connection of the pool.
  for (const course of courses.courses) {
    if (!started.has(course.slug) && !keys.has(course.key)) continue;
    const caller = { actor: { accountId }, candidates };
    const all = await getCourseProgress(dependencies, course, caller, DEFAULT_LANGUAGE);
    progress.set(course.slug, {
      lessons_done: all.lessons_done,
      lessons_open: all.lessons_open,
      lessons_total: all.lessons_total,
      minutes_left: all.minutes_left,
      next: all.next,
      completed_at: all.completed_at,
      certificate: all.certificate,
    });
  }
  return progress;
}
