import { listPages, type ObjectLists } from '#platform/pages/define-pages.ts';
import { FACES, type Face } from './faces.ts';

/** Every page of the site: routes, shells and guards are derived from this list. */
export const PAGES = listPages(Object.values(FACES).map(({ pages }) => pages));

/** The lists of content that a page exists for, such as 'courses'. */
export type ContentList = ObjectLists<Face['pages']>;
