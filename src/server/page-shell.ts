import { matchPath } from 'react-router';
import { NOT_FOUND_SHELL, ROUTE_MANIFEST } from '#platform/http/page-cache.ts';

type Routes = Readonly<Record<string, { readonly path?: string; readonly index?: boolean } | undefined>>;

/** The front page and its data. */
const OWN_PATHS = new Set(['/', '/_.data']);

/** One order for one question of the router: which routes these paths have, in this version of the site. */
function askForRoutes(search: string, shellOf: (path: string) => string): string {
  const asked = new URLSearchParams(search);
  const paths = (asked.get('paths') ?? '').split(',').filter(Boolean);
  const question = new URLSearchParams({
    paths: [...new Set(paths.map(shellOf))].sort().join(','),
    version: asked.get('version') ?? '',
  });
  return `${ROUTE_MANIFEST}?${question}`;
}

/**
 * The path under which a page is kept. The pages of an attempt or an order are the same for every one (what is in it comes
 * from the API), and so are all addresses that no route knows: a visitor with a thousand addresses costs one rendering.
 * `search` counts only where the router asks for routes.
 */
export function pageShells(routes: Routes): (path: string, search?: string) => string {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [`/${route.path}`] : [],
  );
  return function shellOf(path: string, search = ''): string {
    if (path === ROUTE_MANIFEST) return askForRoutes(search, shellOf);
    const shell = path.replace(/^\/(attempts|me\/orders|admin\/orders)\/[^/.]+/, '/$1/-');
    if (shell !== path) return shell;
    if (OWN_PATHS.has(path)) return path;
    const page = path.replace(/\.data$/, '');
    if (patterns.some((pattern) => matchPath(pattern, page))) return path;
    return page === path ? NOT_FOUND_SHELL : `${NOT_FOUND_SHELL}.data`;
  };
}
