/**
 * The site is built for the browser twice, from the same routes (docs/decisions/0031-office-entry.md). The public entry
 * has every page for learners. The office entry has the pages of these features, with a complete router and with
 * packages that public pages do not pay for.
 */
const OFFICE_FEATURES = ['back-office'] as const;

const OFFICE_PAGE = new RegExp(
  `(?:^|[\\\\/])features[\\\\/](?:${OFFICE_FEATURES.join('|')})[\\\\/]web[\\\\/][^?]*-page(?:\\.tsx)?$`,
);

/** Whether a route belongs to the office entry. Takes the route's identifier or the path of its file. */
export const isOfficePage = (page: string): boolean => OFFICE_PAGE.test(page);

/** Where the build puts the list of the office entry's scripts and styles. */
export const OFFICE_MANIFEST = 'build/office/manifest.json';
