import type { Api } from '#platform/http/api-env.ts';
import type { CourseDependencies } from './course-dependencies.ts';
import { mountLessonRoutes } from './lessons/lesson-routes.ts';

export { loadCourses, type Courses } from './content/load-courses.ts';
export { COURSE_DATA } from './own-data/course-data.ts';
export { forgetProgressJob } from './own-data/forget-progress-job.ts';

/** Puts the calls of courses on the API. */
export function mountCourses(api: Api, dependencies: CourseDependencies): void {
  mountLessonRoutes(api, dependencies);
}
