import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { COURSE_ENDPOINTS } from '../../endpoints.ts';

/** A course with the work of its learner, as the server sends it. */
export type CourseProgress = ReplyTo<(typeof COURSE_ENDPOINTS)['getCourseProgress']>;

/** Whether the learner has done anything in a course: then they continue, and do not begin. */
export const hasBegun = ({ modules }: CourseProgress): boolean =>
  modules.some(({ lessons }) =>
    lessons.some(({ progress }) => progress !== null && progress.state !== 'untouched'),
  );

/** Minutes that are left of a course as its pages say them: whole hours from two hours on. */
export const timeLeft = (minutes: number) =>
  minutes < 120
    ? ({ text: 'minutesLeft', count: minutes } as const)
    : ({ text: 'hoursLeft', count: Math.round(minutes / 60) } as const);

/** The number of days before the end of access from which the pages say so. */
const SAY_DAYS = 7;

/** The notice about the end of access that a course needs now: it ends soon, it has ended, or none. */
export function accessNotice(
  { access, access_until: until }: Pick<CourseProgress, 'access' | 'access_until'>,
  now: number,
): { readonly text: 'access.until' | 'access.ended'; readonly until: string } | undefined {
  if (until === null || access === 'none') return undefined;
  if (access === 'ended') return { text: 'access.ended', until };
  return new Date(until).getTime() - now < SAY_DAYS * 86_400_000
    ? { text: 'access.until', until }
    : undefined;
}
