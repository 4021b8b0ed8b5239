import type { IncomingMessage, ServerResponse } from 'node:http';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createTutorialReader } from '#features/tutorials/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createPageCache, type PageCache } from '#platform/http/page-cache.ts';
import { createPageRenderer } from '#platform/http/render-page.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import siteMap from '../routes.ts';
import { PAGES } from '../pages.ts';
import { contentNames } from './content-names.ts';
import { runLoader } from './page-loader-fixture.ts';
import { MOST_PATHS_ASKED, pageShells } from './page-shell.ts';
import { loadSiteContent } from './site-content.ts';

const content = loadSiteContent();
const names = contentNames(
  content.catalogueReader,
  createTutorialReader(content.tutorials, Buffer.alloc(32)),
  content.courses,
);
const shellOf = pageShells(PAGES, names);

/** A path's addresses with these words for its parameters. */
const fill = (path: string, word: string) => `/${path.replace(/:\w+/g, word)}`;

describe('over the real route table:', () => {
  const routes = siteMap.map(({ path = '', file }) => ({ path, file }));
  const withParameter = routes.filter(({ path }) => path.includes(':'));

  test('the table is the list of pages', () => {
    expect(routes.map(({ path }) => path)).toEqual(PAGES.map(({ path }) => path));
    expect(routes.length).toBeGreaterThan(35);
  });

  test.each(routes.filter(({ path }) => path !== '*' && !path.includes(':')))(
    '/$path is its own shell, and so is its data',
    ({ path }) => {
      expect(shellOf(`/${path}`)).toBe(`/${path}`);
      const data = path === '' ? '/_.data' : `/${path}.data`;
      expect(shellOf(data)).toBe(data);
    },
  );

  test.each(withParameter)('two made-up objects of /$path share one shell', ({ path }) => {
    for (const end of ['', '.data']) {
      expect(shellOf(fill(path, 'made-up-1') + end)).toBe(fill(path, '-') + end);
      expect(shellOf(fill(path, '0d5c0c0e-8d31-4d5e-9c5b-6b0f6e2c9d11') + end)).toBe(fill(path, '-') + end);
    }
  });

  test.each(withParameter)('/$path asks the router’s question once for all', ({ path }) => {
    const ask = (word: string) =>
      shellOf('/__manifest', `?paths=${encodeURIComponent(fill(path, word))}&version=1`);
    expect(ask('made-up-1')).toBe(ask('made-up-2'));
  });

  test.each(PAGES.filter(({ objects }) => objects === 'alike'))(
    'the loader of /$path does not read which object it is',
    async (page) => {
      const [one, other] = [await runLoader(content, page, 'one'), await runLoader(content, page, 'other')];
      expect(one).toHaveProperty('texts');
      expect(other).toEqual(one);
    },
  );

  test.each(PAGES.filter(({ objects }) => objects !== undefined && objects !== 'alike'))(
    'the loader of /$path finds nothing at a made-up name',
    async (page) => {
      expect(await runLoader(content, page, 'made-up-1')).toMatchObject({ init: { status: 404 } });
    },
  );

  test.each(PAGES.filter(({ objects }) => objects !== undefined && objects !== 'alike'))(
    'each of the $objects that exist has a page of its own',
    ({ path, objects = '' }) => {
      const existing = new Map(Object.entries(names)).get(objects) ?? [];
      expect(existing.length).toBeGreaterThan(1);
      for (const name of existing) expect(shellOf(fill(path, name))).toBe(fill(path, name));
    },
  );
});

test.each([
  ['/courses/ielts-foundations/1', '/-/not-found'],
  ['/attempts/a.b', '/attempts/-'],
  ['/attempts/0d5c0c0e/result.data', '/attempts/-/result.data'],
  ['/wp-login.php', '/-/not-found'],
  ['/a/b/c', '/-/not-found'],
  ['/a/b/c.data', '/-/not-found.data'],
  // Redirected to the proper address: the 404 must not answer in its place.
  ['/COURSES', '/COURSES'],
  ['/about/', '/about/'],
  ['//about', '//about'],
])('%s is cached as %s', (path, shell) => {
  expect(shellOf(path)).toBe(shell);
});

test('an object whose name is written with escapes shares the page of its plain name', () => {
  const [name = ''] = names.courses;
  const escaped = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  expect(shellOf(`/courses/${escaped}`)).toBe(`/courses/${name}`);
});

test.each(['/courses/%ff', '/sittings/%ff', '/sittings/%ff.data'])(
  '%s cannot be read: it is not there',
  (path) => {
    expect(shellOf(path)).toBe('/-/not-found');
  },
);

test.each([
  ['?paths=%2F%2C%2Fcourses&version=1a', '?paths=%2F%2C%2Fcourses&version=1a'],
  ['?version=1a&paths=%2Fcourses%2C%2F%2C%2Fcourses%2C', '?paths=%2F%2C%2Fcourses&version=1a'],
  ['?paths=%2Fattempts%2F0d5c0c0e&version=1a', '?paths=%2Fattempts%2F-&version=1a'],
  ['?paths=%2Fwp-login.php%2C%2FA%2Fb&version=1a&x=1', '?paths=%2F-%2Fnot-found&version=1a'],
  ['', '?paths=&version='],
])('the question for routes %j is cached as %j', (search, shell) => {
  expect(shellOf('/__manifest', search)).toBe(`/__manifest${shell}`);
});

describe('a page is rendered once for', () => {
  /** The renderer and the cache of the site; counts what is rendered. */
  function aSite(status: number) {
    const parsed = parseConfig({});
    if (!parsed.ok) throw new Error(parsed.problem);
    const cache = createPageCache(() => 0);
    const handle = vi.fn(
      async () => new Response('page', { status, headers: { 'content-type': 'text/html' } }),
    );
    const createContext = () => new RouterContextProvider();
    const { log } = collectLog();
    const render = createPageRenderer({ config: parsed.config, log, cache, handle, createContext, shellOf });
    return { handle, ask: (path: string) => render(new Request(`http://site.example${path}`)), cache };
  }

  /** Whether the cache has the page of an address. */
  function isCached(cache: PageCache, path: string): boolean {
    const response = { writeHead: () => response, end: () => response };
    const request = { method: 'GET', url: path, headers: {} };
    return cache.serve(request as IncomingMessage, response as unknown as ServerResponse, shellOf(path));
  }

  test.each([
    ['two sittings', 200, '/sittings/one', '/sittings/two'],
    ['two orders of an admin', 200, '/admin/orders/one', '/admin/orders/two'],
    ['two made-up courses', 404, '/courses/nope-1', '/courses/nope-2'],
    ['two made-up teachers', 404, '/teachers/x', '/teachers/y'],
    ['two addresses that no page has', 404, '/no/such', '/wp-login.php'],
  ])('%s', async (_, status, one, two) => {
    const { handle, ask, cache } = aSite(status);
    expect((await ask(one)).status).toBe(status);
    expect(isCached(cache, two)).toBe(true);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('each of two courses', async () => {
    const { ask, cache } = aSite(200);
    const [one = '', two = ''] = names.courses;
    await ask(`/courses/${one}`);
    expect([isCached(cache, `/courses/${one}`), isCached(cache, `/courses/${two}`)]).toEqual([true, false]);
  });
});

describe('the router’s question is bounded', () => {
  const ask = (paths: readonly string[]) => shellOf('/__manifest', `?paths=${paths.join(',')}&version=1`);
  const unknown = (count: number) => Array.from({ length: count }, (_, index) => `/unknown-${index}`);

  test('it may name as many different paths as the longest page has links, and more is refused', () => {
    expect(ask(unknown(MOST_PATHS_ASKED))).toBe('/__manifest?paths=%2F-%2Fnot-found&version=1');
    expect(ask(unknown(MOST_PATHS_ASKED + 1))).toBeUndefined();
  });

  test('a path that is named again costs nothing: patterns are tried once for each', () => {
    const tries = vi.spyOn(RegExp.prototype, 'exec');
    const repeated = Array.from({ length: 7_500 }, (_, index) => `/unknown-${index % 8}`);
    expect(ask(repeated)).toBe('/__manifest?paths=%2F-%2Fnot-found&version=1');
    const tried = tries.mock.calls.length;
    tries.mockRestore();
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThan(1_000);
  });
});
