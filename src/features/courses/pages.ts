import { definePages } from '#platform/pages/define-pages.ts';

export const coursePages = definePages('courses', {
  'me/courses': { file: 'mine/my-courses', access: 'signed-in' },
  'learn/:course': { file: 'course/course-home', access: 'anyone', objects: 'courses' },
  'learn/:course/notes': { file: 'notes/notes', access: 'anyone', objects: 'courses' },
  'learn/:course/modules/:module': {
    file: 'module-test/module-test',
    access: 'anyone',
    objects: 'courseModules',
  },
  'certificates/:number': { file: 'certificate/certificate', access: 'anyone', objects: 'alike' },
  // A lesson that everybody may open has a page of its own, with its text in it. All others of a course are alike.
  'learn/:course/:lesson': { file: 'lesson/lesson', access: 'anyone', objects: 'freeLessons' },
});
