import { definePages } from '#platform/pages/define-pages.ts';

export const coursePages = definePages('courses', {
  'me/courses': { file: 'mine/my-courses', access: 'signed-in' },
  'learn/:course': { file: 'course/course-home', access: 'anyone', objects: 'courses' },
  'learn/:course/:lesson': { file: 'lesson/lesson', access: 'anyone', objects: 'alike' },
});
