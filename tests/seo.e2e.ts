import { matchPath } from 'react-router';
import { paths } from '#paths';
import siteMap from '../src/routes.ts';
import { ALL_PATHS, AUTH_PATHS, MISSING_PATH, PUBLIC_PATHS } from './browser/public-pages.ts';
import { expect, siteUrl, test } from './browser/site-test.ts';
import { HAN, LANGUAGES } from './browser/texts.ts';
import { askSite, htmlOf } from './browser/ask-site.ts';

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
    const xml = await (await askSite('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.toSorted()).toEqual(PUBLIC_PATHS.map((path) => siteUrl() + path).toSorted());
    const alternates = tags(xml, 'xhtml:link').map(({ href = '' }) => href);
    expect(alternates.length).toBe(listed.length * LANGUAGES.length);
    for (const address of [...listed, ...alternates])
      expect((await fetch(address)).status, address).toBe(200);
  });

  test('robots.txt keeps them out of what is nobody else’s, and names the sitemap', async () => {
    const text = await (await askSite('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    expect(text).toMatch(/Disallow: \/api\//);
    expect(text).toMatch(/Disallow: \/attempts\//);
  });

  for (const path of PUBLIC_PATHS) {
    test(`${path} says what it is in both languages`, async () => {
      for (const language of LANGUAGES) {
        const html = await htmlOf(`${path}?lang=${language}`);
        const links = tags(html, 'link');
        // Each language is a separate page; the one without a language in its address is English.
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
      const response = await askSite(path);
      // An old name leads on; whatever is shown itself says that it is not to be found.
      if (response.status === 301) continue;
      expect(metaOf(await response.text(), 'robots'), route).toBe('noindex');
    }
  });

  test('the sitemap for people links every page', async () => {
    const links = tags(await htmlOf('/sitemap'), 'a').map(({ href }) => href);
    for (const path of PUBLIC_PATHS) expect(links, path).toContain(path);
    // And every other page with an address, except steps that only follow another page or an email, those of roles, and
    // those behind the page of practice.
    const steps =
      /^\/(?:home|code|email-verify|reset-password|setup-2fa|checkout.*|openings\/off|invitation|teach.*|admin.*|dev.*|practice\/.*|\*)$/;
    const own = siteMap.flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [`/${path}`]));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((path) => !steps.test(path) && !links.includes(path))).toEqual([]);
  });
});
