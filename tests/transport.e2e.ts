import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ALL_PATHS, MISSING_PATH } from './browser/public-pages.ts';
import { expect, test } from './browser/site-test.ts';
import { askSite, htmlOf, rawGet } from './browser/ask-site.ts';

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
      const { headers } = await askSite(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toMatch(/strict-origin/);
      expect(headers.get('x-powered-by')).toBeNull();
    });
  }

  test('the policy of every page allows nothing unsafe and nothing from elsewhere', async () => {
    for (const path of ALL_PATHS) {
      const policy = (await askSite(path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('a page takes nothing but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await askSite('/contact', {}, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
    const head = await askSite('/contact', {}, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});
