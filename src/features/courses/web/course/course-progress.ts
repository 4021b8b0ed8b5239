import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { COURSE_ENDPOINTS } from '../../endpoints.ts';

/** A course with the work of its learner, as the server sends it. */
export type CourseProgress = ReplyTo<(typeof COURSE_ENDPOINTS)['getCourseProgress']>;

/** Whether the learner has done anything in a course: then they continue, and do not begin. */
export const hasBegun = ({ modules }: CourseProgress): boolean =>
  modules.some(({ lessons }) =>
    lessons.some(({ progress }) => progress !== null && progress.state !== 'untouched'),
  );
