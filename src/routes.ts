import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

/** The site map, derived from the pages that features declare. Paths are built in `#paths` and nowhere else. */
export default PAGES.map(({ path, feature, file }) => {
  const page = `features/${feature}/web/${file}-page.tsx`;
  return path === '' ? index(page) : route(path, page);
}) satisfies RouteConfig;
