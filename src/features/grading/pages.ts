import { definePages } from '#platform/pages/define-pages.ts';

export const gradingPages = definePages('grading', {
  'how-we-mark': { file: 'method/how-we-mark', access: 'anyone' },
  'works/:workId': { file: 'works/work', access: 'anyone', objects: 'alike' },
  'me/writing': { file: 'my-works/my-works', access: 'signed-in' },
  'works/:workId/write': { file: 'drafts/write', access: 'anyone', objects: 'alike' },
  'works/:workId/replay': { file: 'replay/replay', access: 'anyone', objects: 'alike' },
});
