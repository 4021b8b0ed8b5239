import { ANY_OBJECT, NOT_FOUND_SHELL, ROUTE_MANIFEST } from '#platform/http/page-cache.ts';
import { canDecode, properPath } from '#platform/http/proper-path.ts';
import type { SitePage } from '#platform/pages/define-pages.ts';

/** How many different paths the router may ask for in one question; the sitemap has a hundred links. */
export const MOST_PATHS_ASKED = 150;

/** The names of the objects that exist, by the list that a page names. */
export type ObjectNames<List extends string> = Readonly<Record<List, readonly string[]>>;

type ShellPage = Pick<SitePage, 'path' | 'objects'>;

/** The shell of an address that fits a page's pattern, or undefined: it does not fit. */
type ShellOfPage = (path: string) => string | undefined;

/** `names`: undefined when the objects are alike. Other parts of the path are letters, digits and hyphens. */
function shellOfPage(path: string, names: ReadonlySet<string> | undefined): ShellOfPage {
  const parts = path.split('/');
  const pattern = new RegExp(
    `^/${parts.map((part) => (part.startsWith(':') ? '([^/]+)' : part)).join('/')}$`,
  );
  return (address) => {
    const found = pattern.exec(address);
    if (!found) return undefined;
    const values = found.slice(1);
    const shell = parts.map((part) => {
      if (!part.startsWith(':')) return part;
      // `%67` is a g.
      const name = decodeURIComponent(values.shift() ?? '');
      return names?.has(name) ? name : ANY_OBJECT;
    });
    return `/${shell.join('/')}`;
  };
}

/** The different paths that the router requests, or undefined when there are too many. */
function readPathsAsked(search: URLSearchParams): ReadonlySet<string> | undefined {
  const paths = new Set((search.get('paths') ?? '').split(',').filter(Boolean));
  return paths.size > MOST_PATHS_ASKED ? undefined : paths;
}

/** A canonical form of one router request: the routes of these paths, in this version of the site. */
function askForRoutes(search: string, shellOf: (path: string) => string): string | undefined {
  const parameters = new URLSearchParams(search);
  const paths = readPathsAsked(parameters);
  if (!paths) return undefined;
  const question = new URLSearchParams({
    paths: [...new Set([...paths].map((path) => shellOf(properPath(path))))].sort().join(','),
    version: parameters.get('version') ?? '',
  });
  return `${ROUTE_MANIFEST}?${question}`;
}

/**
 * The path under which a page is cached. Objects with the same page share one shell. Where `names` lists the
 * objects, each has a shell, and all other names share one 404. All addresses without a page share another. A
 * visitor with a thousand addresses costs one rendering.
 *
 * `search` counts only where the router requests routes. Undefined: it requests more than `MOST_PATHS_ASKED`.
 */
export function pageShells<List extends string>(
  pages: readonly ShellPage[],
  names: ObjectNames<List>,
): (path: string, search?: string) => string | undefined {
  const lists = new Map(
    Object.entries<readonly string[]>(names).map(([list, each]) => [list, new Set(each)]),
  );
  const shells = pages
    .filter(({ path }) => path !== '*')
    .map(({ path, objects }) => shellOfPage(path, objects === undefined ? undefined : lists.get(objects)));
  function shellOf(path: string): string {
    if (!canDecode(path)) return NOT_FOUND_SHELL;
    // An address in any other form is redirected, and never cached.
    if (properPath(path) !== path) return path;
    const data = path.endsWith('.data') ? '.data' : '';
    // The data of the front page has a separate address.
    const page = path === '/_.data' ? '/' : path.slice(0, path.length - data.length);
    for (const find of shells) {
      const shell = find(page);
      if (shell !== undefined) return shell === '/' && data ? path : shell + data;
    }
    return NOT_FOUND_SHELL + data;
  }
  return (path, search = '') => (path === ROUTE_MANIFEST ? askForRoutes(search, shellOf) : shellOf(path));
}
