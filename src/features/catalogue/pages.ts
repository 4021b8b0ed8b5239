import { definePages } from '#platform/pages/define-pages.ts';

export const cataloguePages = definePages('catalogue', {
  courses: { file: 'courses', access: 'anyone' },
  'courses/:name': { file: 'course', access: 'anyone', objects: 'courses' },
  mocktests: { file: 'plans', access: 'anyone' },
  'mocktests/:name': { file: 'plan', access: 'anyone', objects: 'plans' },
  teachers: { file: 'teachers', access: 'anyone' },
  'teachers/:name': { file: 'teacher', access: 'anyone', objects: 'teachers' },
});
