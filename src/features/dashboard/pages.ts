import { definePages } from '#platform/pages/define-pages.ts';

export const dashboardPages = definePages('dashboard', {
  me: { file: 'me', access: 'signed-in' },
});
