import { matchPath } from 'react-router';
import { NOT_FOUND_SHELL } from '#platform/http/page-cache.ts';

type Routes = Readonly<Record<string, { readonly path?: string; readonly index?: boolean } | undefined>>;

/** The front page, its data, and where the router asks for routes. */
const OWN_PATHS = new Set(['/', '/_.data', '/__manifest']);

/**
 * The path under which a page is kept. The pages of an attempt are the same for every attempt (what is in it comes from
 * the API), and so are all addresses that no route knows: a visitor with a thousand addresses costs one rendering.
 */
export function pageShells(routes: Routes): (path: string) => string {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [`/${route.path}`] : [],
  );
  return function shellOf(path: string): string {
    const attempt = path.replace(/^\/attempts\/[^/.]+/, '/attempts/-');
    if (attempt !== path) return attempt;
    if (OWN_PATHS.has(path)) return path;
    const page = path.replace(/\.data$/, '');
    if (patterns.some((pattern) => matchPath(pattern, page))) return path;
    return page === path ? NOT_FOUND_SHELL : `${NOT_FOUND_SHELL}.data`;
  };
}
