import { definePages } from '#platform/pages/define-pages.ts';

export const coursePages = definePages('courses', {
  'me/courses': { file: 'mine/my-courses', access: 'signed-in' },
  'learn/:course': { file: 'course/course-home', access: 'anyone', objects: 'courses' },
  'learn/:course/modules/:module': {
    file: 'module-test/module-test',
    access: 'anyone',
    objects: 'alike',
  },
  'certificates/:number': { file: 'certificate/certificate', access: 'anyone', objects: 'alike' },
  'learn/:course/:lesson': { file: 'lesson/lesson', access: 'anyone', objects: 'alike' },
});
