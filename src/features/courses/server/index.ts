import type { Api } from '#platform/http/api-env.ts';
import { mountCertificateRoutes, type CertificateDependencies } from './certificates/certificate-routes.ts';
import type { CourseDependencies } from './course-dependencies.ts';
import { mountLessonRoutes } from './lessons/lesson-routes.ts';
import { mountModuleTestRoutes } from './module-tests/module-test-routes.ts';
import { mountNoteRoutes } from './notes/note-routes.ts';
import { mountSpokenTaskRoutes } from './tasks/spoken-task-routes.ts';
import { mountTaskRoutes } from './tasks/task-routes.ts';

export { runCertificateCommand } from './certificates/run-certificate-command.ts';
export { serveCredentials } from './certificates/serve-credentials.ts';
export { createSigningKeys } from './certificates/signing-keys.ts';
export { canOpenLesson, courseAccess } from '../domain/lesson-access.ts';
export { groupsByNumber } from '../domain/groups-by-number.ts';
export { listOpenLessons } from './content/list-open-lessons.ts';
export { listLessonsOpenTo } from './access/list-lessons-open-to.ts';
export { loadCourses, type Courses } from './content/load-courses.ts';
export { serveLessonWorker } from './offline/serve-lesson-worker.ts';
export { guardCourseSounds } from './sounds/guard-course-sounds.ts';
export { createLessonPreviews, freeLessonNames, moduleNames } from './lessons/preview-lesson.ts';
export { listOwnProgress } from './progress/list-own-progress.ts';
export { COURSE_DATA } from './own-data/course-data.ts';
export { forgetProgressJob } from './own-data/forget-progress-job.ts';
export { findTakeFile, findTaskToMark } from './tasks/marked-tasks.ts';
export { noteTaskMarked } from './tasks/task-store.ts';
export { sweepTakesJob } from './tasks/sweep-takes-job.ts';

/** Puts the calls of courses on the API. */
export function mountCourses(api: Api, dependencies: CourseDependencies & CertificateDependencies): void {
  mountLessonRoutes(api, dependencies);
  mountNoteRoutes(api, dependencies);
  mountTaskRoutes(api, dependencies);
  mountSpokenTaskRoutes(api, dependencies);
  mountModuleTestRoutes(api, dependencies);
  mountCertificateRoutes(api, dependencies);
}
