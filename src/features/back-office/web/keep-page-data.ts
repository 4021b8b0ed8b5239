import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A page's own data are its texts. A new filter changes only the query of the address, so they are not loaded again.
 * Everything else, such as another language, is as the router would do it.
 */
export const keepPageData = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
