import { definePages } from '#platform/pages/define-pages.ts';

export const sitePages = definePages('site', {
  '': { file: 'home', access: 'anyone' },
  home: { file: 'home-redirect', access: 'anyone' },
  about: { file: 'about', access: 'anyone' },
  contact: { file: 'contact', access: 'anyone' },
  careers: { file: 'careers', access: 'anyone' },
  faq: { file: 'faq', access: 'anyone' },
  terms: { file: 'terms', access: 'anyone' },
  privacy: { file: 'privacy', access: 'anyone' },
  sitemap: { file: 'sitemap', access: 'anyone' },
  'dev/ui': { file: 'gallery', access: 'anyone' },
  '*': { file: 'not-found', access: 'anyone' },
});
