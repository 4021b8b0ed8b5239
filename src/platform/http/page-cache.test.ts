import {
  createServer,
  request as startRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const HOUR_MS = 60 * 60 * 1000;
const MOST_PAGES = 600;
const TEXT = `<!doctype html><title>Ninefold</title>${'<p>One line that stands here often.</p>'.repeat(40)}`;

let now = 0;
let cache: PageCache;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(299).end('not in the cache');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  cache = createPageCache(() => now);
});
afterAll(() => {
  server.close();
});

type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

function ask(path: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = startRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}

function aPage(text = TEXT, headers: Record<string, string> = {}) {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Language', ...headers },
    body: Buffer.from(text),
  };
}

const isKept = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).status === 200;

describe('a page is kept for one path in one language', () => {
  beforeEach(async () => {
    await cache.keep('en', '/courses', aPage('in English'));
    await cache.keep('zh-Hant', '/courses', aPage('中文'));
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['English for whoever says nothing', '/courses', {}, 'in English'],
    ['the browser’s language', '/courses', { 'accept-language': 'zh-TW' }, '中文'],
    ['the cookie’s language', '/courses', { cookie: 'a=1; lang=zh-Hant', 'accept-language': 'en' }, '中文'],
    ['the address’s language', '/courses?lang=zh-Hant', { cookie: 'lang=en' }, '中文'],
    [
      'whatever else the query says',
      '/courses?utm_source=x&lang=en&y',
      { cookie: 'lang=zh-Hant' },
      'in English',
    ],
  ])('%s', async (_, path, headers, text) => {
    expect((await ask(path, headers)).body.toString()).toBe(text);
  });

  test.each([
    ['/'],
    ['/courses/'],
    ['/Courses'],
    ['/courses.data'],
    ['/cours'],
    ['//courses'],
    ['/x/../courses'],
  ])('%s is another page', async (path) => {
    expect(await isKept(path)).toBe(false);
  });

  test('and a language that is not kept is not answered in another', async () => {
    await cache.keep('en', '/faq', aPage());
    expect(await isKept('/faq', { 'accept-language': 'zh-TW' })).toBe(false);
  });
});

test('a page comes with the headers it was kept with, and its length', async () => {
  await cache.keep('en', '/', aPage(TEXT, { 'content-security-policy': "default-src 'none'" }));
  const { headers, body } = await ask('/');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Language',
    'content-security-policy': "default-src 'none'",
    'content-length': String(Buffer.byteLength(TEXT)),
  });
  expect(body.toString()).toBe(TEXT);
});

describe('the page is sent the way the browser can read', () => {
  beforeEach(() => cache.keep('en', '/', aPage()));

  test.each<[string | undefined, 'br' | 'gzip' | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['*', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0.001', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['gzip;q=0,br;q=0.0', undefined],
    ['brotli', undefined],
    ['abr, gzipped', undefined],
  ])('Accept-Encoding %j: %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    expect((encoding ? read[encoding](body) : body).toString()).toBe(TEXT);
  });

  test('and compressed it is smaller', async () => {
    expect((await ask('/', { 'accept-encoding': 'br' })).body.length).toBeLessThan(TEXT.length / 4);
    expect((await ask('/', { 'accept-encoding': 'gzip' })).body.length).toBeLessThan(TEXT.length / 4);
  });
});

describe('a browser that has the page', () => {
  test.each([
    ['as it was named', (etag: string) => etag],
    ['as a proxy that compresses names it', (etag: string) => `W/${etag}`],
    ['among others', (etag: string) => `"another", ${etag}`],
  ])('%s gets 304 and no body', async (_, nameOf) => {
    await cache.keep('en', '/', aPage());
    const { headers } = await ask('/');
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask('/', { 'if-none-match': nameOf(headers.etag ?? ''), 'accept-encoding': 'br' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Language' });
    expect(again.headers).not.toHaveProperty('content-length');
  });

  test('gets it again when it has changed', async () => {
    await cache.keep('en', '/', aPage('before'));
    const { etag = '' } = (await ask('/')).headers;
    await cache.keep('en', '/', aPage('after'));
    const again = await ask('/', { 'if-none-match': etag });
    expect(again.status).toBe(200);
    expect(again.body.toString()).toBe('after');
    expect(again.headers.etag).not.toBe(etag);
  });

  test('of another language gets its own', async () => {
    await cache.keep('en', '/', aPage('in English'));
    await cache.keep('zh-Hant', '/', aPage('中文'));
    const { etag = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'if-none-match': etag, 'accept-language': 'zh' })).status).toBe(200);
  });
});

describe('methods', () => {
  beforeEach(() => cache.keep('en', '/', aPage()));

  test('HEAD says the same as GET without the body', async () => {
    const get = await ask('/', { 'accept-encoding': 'br' });
    const head = await ask('/', { method: 'HEAD', 'accept-encoding': 'br' });
    const { date: _getDate, ...expected } = get.headers;
    const { date: _headDate, ...said } = head.headers;
    expect(said).toEqual(expected);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is never answered from memory',
    async (method) => {
      expect(await isKept('/', { method })).toBe(false);
    },
  );
});

describe('a page is forgotten', () => {
  test('after an hour', async () => {
    await cache.keep('en', '/', aPage());
    now += HOUR_MS;
    expect(await isKept('/')).toBe(true);
    now += 1;
    expect(await isKept('/')).toBe(false);
    now -= HOUR_MS;
    expect(await isKept('/')).toBe(false);
  });

  test('with an hour of its own from each time it is kept', async () => {
    await cache.keep('en', '/', aPage());
    now += HOUR_MS - 1;
    await cache.keep('en', '/', aPage());
    now += HOUR_MS;
    expect(await isKept('/')).toBe(true);
  });

  test('when what pages show has changed, but not where routes lead', async () => {
    await cache.keep('en', '/', aPage('before'));
    await cache.keep('en', '/__manifest', aPage('{}'));
    const { etag } = (await ask('/')).headers;
    cache.dropPages();
    expect(await isKept('/')).toBe(false);
    expect(await isKept('/__manifest')).toBe(true);
    await cache.keep('en', '/', aPage('after'));
    const after = await ask('/', { 'if-none-match': String(etag) });
    expect([after.status, after.body.toString()]).toEqual([200, 'after']);
  });

  test('when it was begun before such a change, and is ready after it', async () => {
    const begunIn = cache.edition();
    cache.dropPages();
    await cache.keep('en', '/', aPage('old'), begunIn);
    expect(await isKept('/')).toBe(false);
    const keeping = cache.keep('en', '/', aPage('old'), cache.edition());
    cache.dropPages();
    await keeping;
    expect(await isKept('/')).toBe(false);
  });
});

describe('there is room for 600 pages:', () => {
  const fill = async (count: number) => {
    for (let place = 0; place < count; place += 1)
      await cache.keep('en', `/${place}`, aPage(`page ${place}`));
  };

  test('the oldest makes room for one more', async () => {
    await fill(MOST_PAGES + 2);
    const cached = await Promise.all(
      [0, 1, 2, MOST_PAGES - 1, MOST_PAGES, MOST_PAGES + 1].map((place) => isKept(`/${place}`)),
    );
    expect(cached).toEqual([false, false, true, true, true, true]);
  });

  test('a page that was asked for is not the oldest', async () => {
    await fill(MOST_PAGES);
    await ask('/0');
    await cache.keep('en', '/new', aPage());
    const cached = await Promise.all(['/0', '/1', '/2', '/new'].map((path) => isKept(path)));
    expect(cached).toEqual([true, false, true, true]);
  });

  test('routes, which can be asked for in any combination, have their own and take no page’s', async () => {
    await fill(MOST_PAGES);
    const routes = Array.from({ length: 101 }, (_, each) => `/__manifest?paths=%2F${each}&version=1a`);
    for (const question of routes) await cache.keep('en', question, aPage('{}'));
    expect(await isKept('/0')).toBe(true);
    const shelved = (shell?: string) =>
      cache.serve(
        { method: 'HEAD', url: '/__manifest', headers: {} } as IncomingMessage,
        { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse,
        shell,
      );
    expect([routes[0], routes[1], routes[100]].map(shelved)).toEqual([false, true, true]);
  });

  test('a page that is kept again takes nobody’s place', async () => {
    await fill(MOST_PAGES);
    await cache.keep('en', '/300', aPage('once more'));
    expect(await isKept('/0')).toBe(true);
    expect((await ask('/300')).body.toString()).toBe('once more');
  });
});
