import type { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import { guardMedia } from '#platform/media/guard-media.ts';
import type { Courses } from '../content/load-courses.ts';

const FILE = /^\/media\/audio\/courses\/([\w-]+)\/(lessons|module-tests)\/([\w-]+)\/[\w-]+\.m4a$/u;

/** Whether everybody may hear the sound at a path. Undefined: it is not a sound of these courses. */
function isPublicSound(courses: Courses, path: string): boolean | undefined {
  const [, slug = '', kind, name = ''] = FILE.exec(path) ?? [];
  const course = courses.findCourse(slug);
  if (!course) return undefined;
  if (kind === 'lessons') return courses.findLesson(slug, name)?.isFree;
  return course.modules.some(({ number }) => String(number) === name) ? course.productId === null : undefined;
}

/** Lets a sound of a lesson or a module test be served when the lesson or the course is free, or its address is signed. */
export function guardCourseSounds(
  app: Hono,
  { courses, key, clock }: { readonly courses: Courses; readonly key: Buffer; readonly clock: Clock },
): void {
  guardMedia(app, {
    at: '/media/audio/courses/*',
    key,
    clock,
    findFile(path) {
      const isPublic = isPublicSound(courses, path);
      return isPublic === undefined ? undefined : { isPublic, type: 'audio/mp4' };
    },
  });
}
