import { readFileSync } from 'node:fs';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isOfficePage, OFFICE_MANIFEST } from '../office-entry.ts';

type HandlePage = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Assets = ServerBuild['assets'];

/** The scripts and styles of the office entry, as the build lists them. Throws when it was not built. */
export const readOfficeAssets = (): Assets => JSON.parse(readFileSync(OFFICE_MANIFEST, 'utf8')) as Assets;

/** `:name` takes one part of a path. */
const compilePattern = (path: string) => new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`, 'i');

/** Whether a path is a page of the office entry, or the data of one. */
export function officePaths(routes: ServerBuild['routes']): (path: string) => boolean {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && isOfficePage(route.id) ? [compilePattern(route.path)] : [],
  );
  return (path) => {
    const page = path.replace(/\.data$/, '');
    return patterns.some((pattern) => pattern.test(page));
  };
}

/**
 * Renders every page on one server, and names in it the scripts of its entry. An office page lists all routes in its
 * script: the router's question for routes (`/__manifest`) knows the public entry only.
 */
export function createPageHandler(build: ServerBuild, officeAssets: Assets | undefined): HandlePage {
  // In development there is one entry with all pages.
  if (!officeAssets) return createRequestHandler(build, 'development');
  const isOfficePath = officePaths(build.routes);
  const handlePublic = createRequestHandler(build, 'production');
  const office = { ...build, assets: officeAssets, routeDiscovery: { mode: 'initial' } } as const;
  const handleOffice = createRequestHandler(office as ServerBuild, 'production');
  return (request, context) =>
    (isOfficePath(new URL(request.url).pathname) ? handleOffice : handlePublic)(request, context);
}
