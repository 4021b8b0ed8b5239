import { definePages } from '#platform/pages/define-pages.ts';

export const practicePages = definePages('practice', {
  practice: { file: 'today/today', access: 'anyone' },
  'practice/session/:session': { file: 'session/session', access: 'anyone', objects: 'alike' },
  'practice/mistakes': { file: 'mistakes/mistakes', access: 'anyone' },
  'practice/words': { file: 'words/words', access: 'anyone' },
  'practice/skills': { file: 'skills/skills', access: 'anyone' },
  'practice/sets': { file: 'sets/sets', access: 'anyone' },
});
