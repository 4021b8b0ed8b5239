import { definePages } from '#platform/pages/define-pages.ts';

export const gradingPages = definePages('grading', {
  'how-we-mark': { file: 'method/how-we-mark', access: 'anyone' },
  'works/:workId': { file: 'works/work', access: 'anyone', objects: 'alike' },
});
