import type { Actor } from '#platform/http/actor.ts';
import { canOpenLesson, courseAccess } from '../../domain/lesson-access.ts';
import type { Course, CourseLesson } from '../content/load-courses.ts';
import type { LoadedLesson } from '../content/load-lesson.ts';
import type { CourseDependencies } from '../course-dependencies.ts';

export type LessonRefusal = 'lesson-unknown' | 'lesson-not-open' | 'course-needed';

export type OpenLesson = {
  readonly course: Course;
  readonly lesson: CourseLesson;
  readonly loaded: LoadedLesson;
  /** The end of the access that was bought; null: the lesson is free, or the course is. */
  readonly accessUntil: Date | null;
};

export type OpenLessonOutcome =
  | ({ readonly ok: true } & OpenLesson)
  | { readonly ok: false; readonly refusal: LessonRefusal };

/** The end of an account's access to a course now; undefined: it has none. */
export async function findAccessEnd(
  { findEntitlements, clock }: Pick<CourseDependencies, 'findEntitlements' | 'clock'>,
  actor: Pick<Actor, 'accountId'> | undefined,
  key: string,
): Promise<Date | undefined> {
  const entitlements = actor ? await findEntitlements(actor.accountId) : [];
  const ends = entitlements
    .filter((each) => each.key === key && each.accessUntil > clock.now())
    .map(({ accessUntil }) => accessUntil.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}

/**
 * A lesson that the caller may work in now. Refused: the lesson is unknown or not written yet, or the caller has no
 * access to its course and the lesson is not free.
 */
export async function openLesson(
  dependencies: Pick<CourseDependencies, 'findEntitlements' | 'clock' | 'courses'>,
  actor: Pick<Actor, 'accountId'> | undefined,
  params: { readonly course: string; readonly lesson: string },
): Promise<OpenLessonOutcome> {
  const { courses } = dependencies;
  const course = courses.findCourse(params.course);
  const lesson = courses.findLesson(params.course, params.lesson);
  if (!course || !lesson) return { ok: false, refusal: 'lesson-unknown' };
  const accessUntil = await findAccessEnd(dependencies, actor, course.key);
  const { productId } = course;
  const access = courseAccess({ productId, isEntitled: accessUntil !== undefined, hadAccess: false });
  if (!canOpenLesson(access, lesson.isFree)) return { ok: false, refusal: 'course-needed' };
  const { loaded } = lesson;
  if (!loaded) return { ok: false, refusal: 'lesson-not-open' };
  return { ok: true, course, lesson, loaded, accessUntil: accessUntil ?? null };
}
