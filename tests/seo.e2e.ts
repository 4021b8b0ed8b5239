import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { matchPath } from 'react-router';
import { paths } from '#paths';
import siteMap from '../src/routes.ts';
import { EXPLANATIONS } from './browser/free-trial.ts';
import { ALL_PATHS, AUTH_PATHS, MISSING_PATH, PUBLIC_PATHS } from './browser/public-pages.ts';
import { expect, siteUrl, test } from './browser/site-test.ts';
import { HAN, LANGUAGES } from './browser/texts.ts';

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(siteUrl() + path, { redirect: 'manual', ...init, headers });

async function htmlOf(path: string): Promise<string> {
  return (await ask(path)).text();
}

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));
}

function metaOf(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((each) => each.name === name || each.property === name)?.content;
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
}

test.describe('search engines', () => {
  test('sitemap.xml lists every public page, and each of them is there', async () => {
    const xml = await (await ask('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.toSorted()).toEqual(PUBLIC_PATHS.map((path) => siteUrl() + path).toSorted());
    const alternates = tags(xml, 'xhtml:link').map(({ href = '' }) => href);
    expect(alternates.length).toBe(listed.length * LANGUAGES.length);
    for (const address of [...listed, ...alternates])
      expect((await fetch(address)).status, address).toBe(200);
  });

  test('robots.txt keeps them out of what is nobody else’s, and names the sitemap', async () => {
    const text = await (await ask('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    expect(text).toMatch(/Disallow: \/api\//);
    expect(text).toMatch(/Disallow: \/attempts\//);
  });

  for (const path of PUBLIC_PATHS) {
    test(`${path} says what it is in both languages`, async () => {
      for (const language of LANGUAGES) {
        const html = await htmlOf(`${path}?lang=${language}`);
        const links = tags(html, 'link');
        // Each language is a page of its own; the one without a language in its address is English.
        expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([
          expect.objectContaining({
            href: siteUrl() + path + (language === 'en' ? '' : `?lang=${language}`),
          }),
        ]);
        const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
        expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
          en: `${siteUrl()}${path}?lang=en`,
          'zh-Hant': `${siteUrl()}${path}?lang=zh-Hant`,
          'x-default': siteUrl() + path,
        });
        const description = metaOf(html, 'description') ?? '';
        expect(description.length).toBeGreaterThan(language === 'en' ? 30 : 8);
        expect(HAN.test(description)).toBe(language === 'zh-Hant');
        expect(metaOf(html, 'og:title')).toBe(titleOf(html));
        expect(metaOf(html, 'og:url')).toBe(
          siteUrl() + path + (language === 'en' ? '' : `?lang=${language}`),
        );
        expect(metaOf(html, 'og:locale')).toBe(language === 'en' ? 'en_US' : 'zh_TW');
        expect(metaOf(html, 'og:image')).toMatch(new RegExp(`^${siteUrl()}/`));
        expect(metaOf(html, 'robots')).toBeUndefined();
      }
    });
  }

  test('the picture for sharing is there, in the size that is said', async () => {
    const html = await htmlOf('/');
    const response = await fetch(metaOf(html, 'og:image') ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      metaOf(html, 'og:image:width'),
      metaOf(html, 'og:image:height'),
    ]);
  });

  test('no two pages have the same title, in either language', async () => {
    for (const language of LANGUAGES) {
      const titles = new Map<string, string>();
      for (const path of ALL_PATHS) {
        const title = titleOf(await htmlOf(`${path}?lang=${language}`));
        expect(title, path).not.toBe('');
        expect(titles.get(title), `${path} is called "${title}" as well`).toBeUndefined();
        titles.set(title, path);
      }
    }
  });

  const course = /^\/courses\/./;
  const DATA: readonly [kind: string, applies: (path: string) => boolean][] = [
    ['EducationalOrganization', (path) => path === paths.home() || path === paths.about()],
    ['Course', (path) => course.test(path)],
    ['FAQPage', (path) => course.test(path) || path === paths.faq() || /^\/mocktests\/./.test(path)],
    ['Person', (path) => /^\/teachers\/./.test(path)],
    ['Product', (path) => /^\/mocktests\/./.test(path)],
    ['BreadcrumbList', (path) => /^\/(?:courses|mocktests|teachers)\/./.test(path)],
  ];
  for (const [kind, applies] of DATA) {
    test(`structured data of the kind ${kind} stands exactly where it belongs, with absolute addresses`, async () => {
      for (const path of PUBLIC_PATHS) {
        const found = structuredData(await htmlOf(path)).filter((block) => block['@type'] === kind);
        expect(found.length, path).toBe(applies(path) ? 1 : 0);
        for (const block of found) {
          expect(block['@context']).toBe('https://schema.org');
          const addresses = JSON.stringify(block).match(/"(?:url|image|logo|item)":"[^"]*"/g) ?? [];
          for (const address of addresses) expect(address).toContain(`:"${siteUrl()}`);
        }
      }
    });
  }

  test('forms, the cart and what is missing stay out of the index', async () => {
    for (const path of [...AUTH_PATHS, paths.cart(), MISSING_PATH]) {
      const html = await htmlOf(path);
      expect(metaOf(html, 'robots'), path).toBe('noindex');
      expect(
        tags(html, 'link').some(({ rel }) => rel === 'canonical'),
        path,
      ).toBe(false);
    }
  });

  test('a page that is not in the sitemap is out of the index', async () => {
    const routes = siteMap.map(({ path = '' }) => `/${path}`);
    const unlisted = routes.filter((route) => !PUBLIC_PATHS.some((path) => matchPath(route, path)));
    expect(unlisted.length).toBeGreaterThan(15);
    expect(unlisted.length + PUBLIC_PATHS.length).toBeGreaterThan(routes.length);
    for (const route of unlisted) {
      const path = route
        .replace(/:\w+/g, '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11')
        .replace('*', 'no/such/page');
      const response = await ask(path);
      // An old name leads on; whatever is shown itself says that it is not to be found.
      if (response.status === 301) continue;
      expect(metaOf(await response.text(), 'robots'), route).toBe('noindex');
    }
  });

  test('the sitemap for people links every page', async () => {
    const links = tags(await htmlOf('/sitemap'), 'a').map(({ href }) => href);
    for (const path of PUBLIC_PATHS) expect(links, path).toContain(path);
    // And whatever else has an address of its own, but for steps that only follow another page.
    const steps = /^\/(?:home|code|email-verify|reset-password|setup-2fa|checkout.*|admin.*|dev.*|\*)$/;
    const own = siteMap.flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [`/${path}`]));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((path) => !steps.test(path) && !links.includes(path))).toEqual([]);
  });
});

/** A request that says exactly what it is told to; fetch decompresses and adds headers of its own. */
function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    get(siteUrl() + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

test.describe('pages travel light', () => {
  test('a page is sent compressed as the browser takes it, and is the same each way', async () => {
    const plain = await rawGet('/terms', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await rawGet('/terms', { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
    expect((await rawGet('/terms', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
      'br',
    );
    expect((await rawGet('/terms', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  test('a page that has not changed is not sent again', async () => {
    await rawGet('/faq', {});
    for (const language of ['en', 'zh-Hant']) {
      const first = await rawGet('/faq', { 'accept-language': language, 'accept-encoding': 'br' });
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]{16,}"$/);
      const second = await rawGet('/faq', {
        'accept-language': language,
        'accept-encoding': 'br',
        'if-none-match': etag,
      });
      expect(second.status).toBe(304);
      expect(second.body.length).toBe(0);
      const other = await rawGet('/faq', {
        'accept-language': language === 'en' ? 'zh-Hant' : 'en',
        'accept-encoding': 'br',
        'if-none-match': etag,
      });
      expect(other.status, 'the other language is another page').toBe(200);
    }
    const page = await rawGet('/faq', {});
    expect(page.headers['cache-control']).toMatch(/must-revalidate|no-cache/);
    expect(page.headers.vary).toMatch(/Accept-Language/i);
    expect(page.headers.vary).toMatch(/Cookie/i);
    expect(page.headers.vary).toMatch(/Accept-Encoding/i);
  });

  test('scripts, styles and pictures with a hash are kept for a year', async () => {
    const html = await htmlOf('/');
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+|\/media\/[^"]+\?v=[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
    expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
    expect(assets.some((path) => path.startsWith('/media/'))).toBe(true);
    for (const path of new Set(assets)) {
      const response = await rawGet(path, { 'accept-encoding': 'br' });
      expect(response.status, path).toBe(200);
      expect(response.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      // Below a kilobyte compressing gains nothing.
      const packed = response.headers['content-encoding'] === 'br' || response.body.length < 1024;
      if (/\.(?:js|css|svg)/.test(path)) expect(packed, path).toBe(true);
    }
  });

  test('one visitor’s query never reaches another', async () => {
    await htmlOf('/about?name=<b>mallory</b>');
    expect(await htmlOf('/about')).not.toContain('mallory');
  });
});

test.describe('headers', () => {
  const EVERYWHERE = [
    '/',
    '/api/docs',
    '/api/openapi.json',
    '/api/attempts',
    '/favicon.svg',
    '/assets/none.js',
    MISSING_PATH,
    '/signin',
    '/sitemap.xml',
    '/robots.txt',
    '/courses.data',
    '/home',
  ];

  for (const path of EVERYWHERE) {
    test(`${path} carries the security headers`, async () => {
      const { headers } = await ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toMatch(/strict-origin/);
      expect(headers.get('x-powered-by')).toBeNull();
    });
  }

  test('the policy of every page allows nothing unsafe and nothing from elsewhere', async () => {
    for (const path of ALL_PATHS) {
      const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('a page takes nothing but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await ask('/contact', {}, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    const head = await ask('/contact', {}, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

const KEY = { 'x-requested-key': 'ninefold-development' };
const JSON_BODY = { ...KEY, 'content-type': 'application/json' };

type ProblemReply = {
  type: string;
  title: string;
  status: number;
  detail: string;
  request_id: string;
  errors?: { field: string }[];
};

async function problemOf(response: Response): Promise<ProblemReply> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = (await response.json()) as ProblemReply;
  expect(problem.status).toBe(response.status);
  expect(problem.type).toMatch(/^urn:ninefold:problem:/);
  expect(problem.request_id).toBe(response.headers.get('x-request-id'));
  return problem;
}

test.describe('the API', () => {
  const post = (body: string, headers: Record<string, string> = JSON_BODY) =>
    ask('/api/attempts', headers, { method: 'POST', body });

  const REFUSED: readonly [
    title: string,
    send: (headers: Record<string, string>) => Promise<Response>,
    status: number,
    code: string,
  ][] = [
    ['a call without the key', (headers) => ask('/api/attempts', headers), 403, 'key-missing'],
    [
      'a call with a wrong key',
      (headers) => ask('/api/attempts', { ...headers, 'x-requested-key': 'guess' }),
      403,
      'key-missing',
    ],
    ['an unknown path', (headers) => ask('/api/no/such', { ...KEY, ...headers }), 404, 'not-found'],
    [
      'a method that nobody serves',
      (headers) => ask('/api/attempts', { ...KEY, ...headers }, { method: 'DELETE' }),
      404,
      'not-found',
    ],
    [
      'a body that is no JSON',
      (headers) => post('{"mock_test":', { ...JSON_BODY, ...headers }),
      400,
      'body-unreadable',
    ],
    [
      'a body too large',
      (headers) =>
        post(JSON.stringify({ mock_test: 'x'.repeat(20_000), skill: 'reading' }), {
          ...JSON_BODY,
          ...headers,
        }),
      413,
      'body-too-large',
    ],
    [
      'an unknown field',
      (headers) =>
        post('{"mock_test":"free-trial","skill":"reading","candidate_id":"1"}', { ...JSON_BODY, ...headers }),
      422,
      'body-invalid',
    ],
    [
      'a missing field',
      (headers) => post('{"mock_test":"free-trial"}', { ...JSON_BODY, ...headers }),
      422,
      'body-invalid',
    ],
    [
      'an unknown test',
      (headers) => post('{"mock_test":"none","skill":"reading"}', { ...JSON_BODY, ...headers }),
      404,
      'section-unknown',
    ],
    [
      'somebody else’s attempt',
      (headers) => ask('/api/attempts/00000000-0000-4000-8000-000000000000', { ...KEY, ...headers }),
      404,
      'attempt-unknown',
    ],
    [
      'an address that can name nothing',
      (headers) => ask('/api/attempts/1', { ...KEY, ...headers }),
      404,
      'not-found',
    ],
  ];
  for (const [title, send, status, code] of REFUSED) {
    test(`answers ${title} with ${status} and a problem in the caller’s language`, async () => {
      for (const language of LANGUAGES) {
        const response = await send({ 'accept-language': language });
        expect(response.status).toBe(status);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const problem = await problemOf(response);
        expect(problem.type).toBe(`urn:ninefold:problem:${code}`);
        expect(HAN.test(problem.title)).toBe(language === 'zh-Hant');
        expect(HAN.test(problem.detail)).toBe(language === 'zh-Hant');
        if (code === 'body-invalid') expect(problem.errors?.length).toBeGreaterThan(0);
      }
    });
  }

  test('describes itself: every path in openapi.json has its place on the docs page', async () => {
    const response = await ask('/api/openapi.json');
    expect(response.status).toBe(200);
    const document = (await response.json()) as {
      openapi: string;
      info: { title: string; version: string };
      paths: Record<
        string,
        Record<string, { summary?: string; responses?: Record<string, { description?: string }> }>
      >;
      components?: { schemas?: Record<string, unknown> };
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.title).not.toBe('');
    expect(Object.keys(document.paths).length).toBeGreaterThanOrEqual(5);
    const docs = await ask('/api/docs');
    expect(docs.status).toBe(200);
    const html = await docs.text();
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\//);
      expect(path, 'parameters as OpenAPI writes them').not.toContain(':');
      expect(html).toContain(`<code>${path}</code>`);
      for (const [method, operation] of Object.entries(operations)) {
        expect(operation.summary, `${method} ${path}`).toMatch(/\S/);
        expect(operation.responses?.['200']?.description, `${method} ${path}`).toMatch(/\S/);
      }
    }
    // Every reference in the document leads somewhere.
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document);
      expect(target, reference).toBeDefined();
    }
  });
});

test('what only the server may know is in no page, script or file that can be fetched', async () => {
  const secrets = EXPLANATIONS.flatMap((each) => [each.en.slice(0, 40), each['zh-Hant'].slice(0, 15)]);
  expect(secrets.length).toBe(26);
  const data = PUBLIC_PATHS.map((path) => `${path === '/' ? '/_' : path}.data`);
  const files = readdirSync('build/client/assets').map((name) => `/assets/${name}`);
  for (const path of [...ALL_PATHS, ...data, ...files]) {
    for (const language of path.startsWith('/assets/') ? ['en'] : LANGUAGES) {
      const text = await (await ask(path, { 'accept-language': language })).text();
      const found = secrets.filter((secret) => text.includes(secret));
      expect(found, path).toEqual([]);
    }
  }
  for (const path of [
    '/content/mock-tests/free-trial/answer-key.json',
    '/media/../content/mock-tests/free-trial/answer-key.json',
    '/media/..%2fcontent/mock-tests/free-trial/answer-key.json',
    '/assets/..%2f..%2f..%2fcontent/mock-tests/free-trial/answer-key.json',
    '/content/mock-tests/free-trial/scripts/listening-1.json',
    '/media/..%2fcontent/mock-tests/free-trial/scripts/listening-1.json',
  ]) {
    expect((await rawGet(path, {})).status, path).toBe(404);
  }
});
