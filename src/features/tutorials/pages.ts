import { definePages } from '#platform/pages/define-pages.ts';

export const tutorialPages = definePages('tutorials', {
  tutorials: { file: 'tutorials', access: 'anyone' },
  'tutorials/:name': { file: 'tutorial', access: 'anyone', objects: 'tutorials' },
});
