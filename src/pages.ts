import { listPages, type ObjectLists } from '#platform/pages/define-pages.ts';
import { accountPages } from '#features/accounts/pages.ts';
import { backOfficePages } from '#features/back-office/pages.ts';
import { cataloguePages } from '#features/catalogue/pages.ts';
import { dashboardPages } from '#features/dashboard/pages.ts';
import { mockTestPages } from '#features/mock-tests/pages.ts';
import { orderPages } from '#features/orders/pages.ts';
import { sitePages } from '#features/site/pages.ts';

const FEATURE_PAGES = [
  sitePages,
  cataloguePages,
  mockTestPages,
  orderPages,
  backOfficePages,
  dashboardPages,
  accountPages,
] as const;

/** Every page of the site: routes, shells and guards are derived from this list. */
export const PAGES = listPages(FEATURE_PAGES);

/** The lists of content that a page exists for, such as 'courses'. */
export type ContentList = ObjectLists<(typeof FEATURE_PAGES)[number]>;
