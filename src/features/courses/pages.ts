import { NO_PAGES } from '#platform/pages/define-pages.ts';

export const coursePages = NO_PAGES;
