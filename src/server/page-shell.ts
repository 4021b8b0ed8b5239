import { NOT_FOUND_SHELL, ROUTE_MANIFEST } from '#platform/http/page-cache.ts';

type Routes = Readonly<Record<string, { readonly path?: string; readonly index?: boolean } | undefined>>;

/** How many different paths the router may ask for at once; the longest page has some thirty links. */
export const MOST_PATHS_ASKED = 50;

/** The front page and its data. */
const OWN_PATHS = new Set(['/', '/_.data']);

/** Pages that are the same for every object: what is in them comes from the API. */
const ONE_FOR_ALL = /^\/(attempts|sittings|me\/orders|admin\/orders)\/[^/.]+/;

/** A route's pattern, compiled once: `:name` takes one part of a path. Other parts are letters and hyphens. */
export const compilePattern = (path: string) => new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`, 'i');

/** The different paths that the router asks for, or undefined: there are too many. */
function readPathsAsked(search: URLSearchParams): ReadonlySet<string> | undefined {
  const paths = new Set((search.get('paths') ?? '').split(',').filter(Boolean));
  return paths.size > MOST_PATHS_ASKED ? undefined : paths;
}

/** One order for one question of the router: which routes these paths have, in this version of the site. */
function askForRoutes(search: string, shellOf: (path: string) => string): string | undefined {
  const asked = new URLSearchParams(search);
  const paths = readPathsAsked(asked);
  if (!paths) return undefined;
  const question = new URLSearchParams({
    paths: [...new Set([...paths].map(shellOf))].sort().join(','),
    version: asked.get('version') ?? '',
  });
  return `${ROUTE_MANIFEST}?${question}`;
}

/**
 * The path under which a page is kept. The pages of an attempt or an order are the same for every one, and so are all
 * addresses that no route knows: a visitor with a thousand addresses costs one rendering. `search` counts only where the
 * router asks for routes; undefined: it asks for more than `MOST_PATHS_ASKED`.
 */
export function pageShells(routes: Routes): (path: string, search?: string) => string | undefined {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [compilePattern(route.path)] : [],
  );
  function shellOf(path: string): string {
    const shell = path.replace(ONE_FOR_ALL, '/$1/-');
    if (shell !== path) return shell;
    if (OWN_PATHS.has(path)) return path;
    const page = path.replace(/\.data$/, '');
    if (patterns.some((pattern) => pattern.test(page))) return path;
    return page === path ? NOT_FOUND_SHELL : `${NOT_FOUND_SHELL}.data`;
  }
  return (path, search = '') => (path === ROUTE_MANIFEST ? askForRoutes(search, shellOf) : shellOf(path));
}
