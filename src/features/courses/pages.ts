import { definePages } from '#platform/pages/define-pages.ts';

export const coursePages = definePages('courses', {
  'learn/:course': { file: 'course/course-home', access: 'anyone', objects: 'alike' },
  'learn/:course/:lesson': { file: 'lesson/lesson', access: 'anyone', objects: 'alike' },
});
