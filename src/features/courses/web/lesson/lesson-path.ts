import { COURSE_ENDPOINTS } from '../../endpoints.ts';

/** The path of the call that gets a lesson, as a page sends it early. The names in an address are plain words. */
export const lessonCallPath = (course: string, lesson: string): string =>
  COURSE_ENDPOINTS.getLesson.path.replace(':course', course).replace(':lesson', lesson);
