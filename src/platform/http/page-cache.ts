import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestLanguage } from './request-language.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// High enough for nearly all of the gain, low enough that a first visitor does not wait for it.
const BROTLI_QUALITY = 9;
const MAX_PAGES = 600;
const MAX_ROUTE_ANSWERS = 100;
/** Where the router requests routes that a page did not name. Its query is part of the key. */
export const ROUTE_MANIFEST = '/__manifest';
/** The path of the one page that is shown for all addresses without a route. */
export const NOT_FOUND_SHELL = '/-/not-found';
/** The part of a shared page's path where an address has the name of an object. No object has this name. */
export const ANY_OBJECT = '-';

/** Whether many addresses share a page. Its 404 may be cached: made-up addresses do not add to it. */
export const isSharedShell = (path: string): boolean =>
  path
    .replace(/\.data$/, '')
    .split('/')
    .includes(ANY_OBJECT);

// A page is rendered again now and then, for the year in the footer and the like.
const MAX_AGE_MS = 60 * 60 * 1000;

type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { readonly headers: string[]; readonly body: Buffer };
type Page = {
  readonly status: number;
  readonly etag: string;
  readonly storedAt: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModified: string[];
};

export type RenderedPage = {
  readonly status: number;
  /** Lower-case names; no content-length, content-encoding or etag. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/.test(header) ? 'gzip' : 'identity';
}

/** The part of a URL before its query, and the query with its question mark. */
function splitUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

async function preparePage({ status, headers, body }: RenderedPage, storedAt: number): Promise<Page> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { ...headers, etag };
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: 9 }),
  ]);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: Object.entries({
      ...common,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }).flat(),
  });
  return {
    status,
    etag,
    storedAt,
    variants: { br: variant('br', br), gzip: variant('gzip', gz), identity: variant('identity', body) },
    notModified: Object.entries(common)
      .filter(([name]) => name !== 'content-type')
      .flat(),
  };
}

/**
 * Pages rendered once per (path, language) and stored as buffers with their headers, compressed three ways.
 * It is in front of the framework: a hit costs about as much as `node:http` for the same bytes (bench:
 * page-cost).
 */
export function createPageCache(now: () => number) {
  // A Map preserves insertion order, which serves as the order of use. Routes can be requested in any
  // combination, so they have their own map and displace no page.
  const shelves = { pages: new Map<string, Page>(), routes: new Map<string, Page>() };
  let edition = 0;
  const shelfOf = (path: string) => (path.startsWith(ROUTE_MANIFEST) ? shelves.routes : shelves.pages);

  function find(language: string, path: string): Page | undefined {
    const pages = shelfOf(path);
    const key = `${language} ${path}`;
    const page = pages.get(key);
    if (page && now() - page.storedAt > MAX_AGE_MS) {
      pages.delete(key);
      return undefined;
    }
    if (page) {
      // The page moves to the end of the line, so that pages in use are never removed first.
      pages.delete(key);
      pages.set(key, page);
    }
    return page;
  }

  return {
    /**
     * Answers from memory. False when the page is not cached; nothing has been written then. `shell` is the
     * path under which the page is cached, where that differs from its own.
     */
    serve(request: IncomingMessage, response: ServerResponse, shell?: string): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { path, search } = splitUrl(request.url ?? '/');
      const {
        cookie,
        'accept-language': acceptLanguage,
        'accept-encoding': acceptEncoding,
      } = request.headers;
      const language = requestLanguage(search, cookie, acceptLanguage);
      const page = find(language, shell ?? path);
      if (!page) return false;
      // A list, or a `W/` that a compressing proxy adds, means the same page.
      if (request.headers['if-none-match']?.includes(page.etag)) {
        response.writeHead(304, page.notModified).end();
        return true;
      }
      const { headers, body } = page.variants[encodingFor(acceptEncoding)];
      response.writeHead(page.status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },

    /** Which pages may be cached now. A renderer asks first, and passes the answer to `keep`. */
    edition: (): number => edition,

    /**
     * Caches a page for the next visitor; the oldest makes room. A page whose rendering started before pages
     * were dropped is not cached.
     */
    async keep(language: string, path: string, page: RenderedPage, begunIn = edition): Promise<void> {
      const prepared = await preparePage(page, now());
      if (begunIn !== edition) return;
      const key = `${language} ${path}`;
      const pages = shelfOf(path);
      pages.delete(key);
      if (pages.size >= (pages === shelves.routes ? MAX_ROUTE_ANSWERS : MAX_PAGES)) {
        const oldest = pages.keys().next().value;
        if (oldest !== undefined) pages.delete(oldest);
      }
      pages.set(key, prepared);
    },

    /** Every page is rendered again, as its content has changed. The routes have not changed. */
    dropPages(): void {
      edition += 1;
      shelves.pages.clear();
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
