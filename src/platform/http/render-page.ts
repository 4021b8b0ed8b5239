import type { RouterContextProvider } from 'react-router';
import { SERVICE_SOURCES } from './service-sources.ts';
import { randomIds, type Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import { LANGUAGE_PARAMETER, type Language } from '../i18n/language.ts';
import type { Log } from '../log/log.ts';
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from './content-security-policy.ts';
import { createStyleReader, inlineStyles, type ReadStyle } from './inline-styles.ts';
import { isSharedShell, NOT_FOUND_SHELL, ROUTE_MANIFEST, type PageCache } from './page-cache.ts';
import { documentPartsContext, languageContext, passingPageContext } from './page-context.ts';
import { paintFirst } from './paint-first.ts';
import { PROBLEMS } from './problem.ts';
import { canDecode, properPath } from './proper-path.ts';
import { requestLanguage } from './request-language.ts';

type Dependencies = {
  readonly config: Config;
  readonly log: Log;
  /** Undefined in development: every page is rendered again. */
  readonly cache: PageCache | undefined;
  readonly handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly createContext: () => RouterContextProvider;
  readonly ids?: Ids;
  readonly readStyle?: ReadStyle;
  /**
   * The path under which a page is rendered and cached; pages that do not differ share it. Undefined: the
   * query asks for more than any page needs.
   */
  readonly shellOf?: (path: string, search: string) => string | undefined;
  /** Whether a page is a call. Default: none is. */
  readonly isCall?: (path: string) => boolean;
};

type InlinePage = ReturnType<typeof inlineStyles>;

// The headers that are cached. Without the router's own, an open tab does not learn of a newer version.
const KEPT_HEADERS = [
  'content-type',
  'location',
  'x-remix-response',
  'x-remix-status',
  'x-remix-redirect',
  'x-remix-replace',
  'x-remix-revalidate',
  'x-remix-reload-document',
];

const samePath = (path: string, search: string) => (path === ROUTE_MANIFEST ? path + search : path);

/** A page may depend on these request headers and nothing else. */
const PAGE_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Language, Cookie, Accept-Encoding',
};

/** Routes are the same in every language, and for good: their question names the version. */
const routeHeaders = (response: Response) => ({
  'cache-control': response.headers.get('cache-control') ?? 'no-store',
  vary: 'Accept-Encoding',
});

/**
 * Renders one page in the visitor's language and caches it for the next one. A page depends on its path and
 * language alone. Personal data is loaded from the API afterwards, so every page may be cached.
 */
export function createPageRenderer({
  config,
  log,
  cache,
  handle,
  createContext,
  ids = randomIds,
  readStyle = createStyleReader(),
  shellOf = samePath,
  isCall = () => false,
}: Dependencies) {
  const fixed = securityHeaders(config.production);
  // Every page carries it: the policy of the first page stays in force while the router goes on to a form.
  const service = config.challengeService && SERVICE_SOURCES[config.challengeService.kind];
  const connect = [...(config.apiBase ? [new URL(config.apiBase).origin] : []), ...(service?.connect ?? [])];
  const rendering = new Map<string, Promise<Response>>();
  // In development styles are modules, and change.
  const inlinePage = (html: string): InlinePage =>
    cache ? inlineStyles(paintFirst(html), readStyle) : { html, source: undefined };

  function headersFor(
    response: Response,
    { pathname, language, page }: { pathname: string; language: Language; page: InlinePage | undefined },
  ): Record<string, string> {
    const headers: Record<string, string> = {
      ...securityHeaders(config.production, { isCall: isCall(pathname) }),
      ...(pathname === ROUTE_MANIFEST
        ? routeHeaders(response)
        : { ...PAGE_HEADERS, 'content-language': language }),
    };
    for (const name of KEPT_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    if (page) {
      headers['content-security-policy'] = contentSecurityPolicy({
        scripts: [...(cache ? inlineScriptHashes(page.html) : []), ...(service?.scripts ?? [])],
        ...(page.source === undefined ? {} : { styles: [page.source] }),
        connect,
        ...(service ? { frames: service.frames } : {}),
        development: !cache,
      });
    }
    return headers;
  }

  async function render(request: Request, url: URL, language: Language, edition: number): Promise<Response> {
    const context = createContext();
    context.set(languageContext, language);
    const state = { isPassing: false };
    context.set(passingPageContext, () => void (state.isPassing = true));
    if (!url.pathname.endsWith('.data')) context.set(documentPartsContext, new Map());
    const response = await handle(request, context);
    const isDocument = (response.headers.get('content-type') ?? '').includes('text/html');
    const sent = Buffer.from(await response.arrayBuffer());
    const page = isDocument ? inlinePage(sent.toString('utf8')) : undefined;
    const body = page ? Buffer.from(page.html) : sent;
    const headers = headersFor(response, { pathname: url.pathname, language, page });
    if (state.isPassing) headers['cache-control'] = 'no-store';
    if (response.status >= 500) {
      const requestId = ids.uuid();
      headers['x-request-id'] = requestId;
      headers['cache-control'] = 'no-store';
      log.error({ requestId, path: url.pathname, status: response.status }, 'page failed');
    }
    const isRoutes = url.pathname === ROUTE_MANIFEST;
    const onlyLanguage = [...url.searchParams.keys()].every((name) => name === LANGUAGE_PARAMETER);
    const known = isRoutes
      ? // 204: none of these paths has a route. An answer to a version that is gone is for nobody else.
        (response.status === 200 || response.status === 204) &&
        !response.headers.has('x-remix-reload-document')
      : response.status === 200 || (response.status === 404 && isSharedShell(url.pathname));
    if (cache && known && !state.isPassing && (isDocument || isRoutes || onlyLanguage)) {
      const path = isRoutes ? url.pathname + url.search : url.pathname;
      await cache.keep(language, path, { status: response.status, headers, body }, edition);
    }
    return new Response(response.status === 304 || response.status === 204 ? null : body, {
      status: response.status,
      headers,
    });
  }

  return async function renderPage(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...fixed, allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const language = requestLanguage(
      url.search,
      request.headers.get('cookie') ?? undefined,
      request.headers.get('accept-language') ?? undefined,
    );
    // The input of the page must not depend on the query, or one visitor's would reach another. The router
    // would write its complaint past the log.
    if (!canDecode(url.pathname)) url.pathname = NOT_FOUND_SHELL;
    const proper = properPath(url.pathname);
    if (proper !== url.pathname) {
      return new Response(null, { status: 308, headers: { ...fixed, location: `${proper}${url.search}` } });
    }
    const shellPath = shellOf(url.pathname, url.search);
    if (shellPath === undefined) return new Response(null, { status: 400, headers: fixed });
    const shell = new URL(shellPath, url);
    if (shell.pathname.endsWith('.data')) shell.search = url.search;
    // A HEAD has the headers of the page that a GET gets. The policy among them lists the page's own scripts.
    const plain = new Request(shell, { headers: { accept: 'text/html' } });
    const edition = cache?.edition() ?? 0;
    // A visitor after a change must not wait for a page whose rendering started before it.
    const key = `${edition} ${language} ${shell.pathname}${shell.search}`;
    let pending = rendering.get(key);
    if (!pending) {
      pending = render(plain, shell, language, edition)
        .catch((error: unknown) => {
          const requestId = ids.uuid();
          log.error({ err: error, requestId, path: url.pathname }, 'page failed');
          const { title, detail } = PROBLEMS['server-error'];
          return new Response(`${title[language]}\n${detail[language]}\n${requestId}\n`, {
            status: 500,
            headers: {
              ...fixed,
              'content-type': 'text/plain; charset=utf-8',
              'cache-control': 'no-store',
              'x-request-id': requestId,
            },
          });
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, pending);
    }
    const response = (await pending).clone();
    return request.method === 'HEAD'
      ? new Response(null, { status: response.status, headers: response.headers })
      : response;
  };
}
