import type { Hono } from 'hono';
import type { CatalogueReader } from '#features/shop/contract.ts';
import type { TutorialReader } from '#features/tutorials/contract.ts';
import type { Config } from '#platform/config/config.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#platform/i18n/language.ts';
import { paths } from '#paths';

const DAY = 'public, max-age=86400';

/** Every page that a search engine should know, in the order of the menu. */
export function listPublicPaths(catalogue: CatalogueReader, tutorials: TutorialReader): string[] {
  return [
    paths.home(),
    paths.courses(),
    ...catalogue.listCourses(DEFAULT_LANGUAGE).map((course) => paths.course(course)),
    paths.tutorials(),
    ...tutorials.listTutorials(DEFAULT_LANGUAGE).map((tutorial) => paths.tutorial(tutorial)),
    paths.plans(),
    ...catalogue.listPlans(DEFAULT_LANGUAGE).map((plan) => paths.plan(plan)),
    paths.teachers(),
    ...catalogue.listTeachers(DEFAULT_LANGUAGE).map((teacher) => paths.teacher(teacher)),
    paths.howWeMark(),
    paths.about(),
    paths.contact(),
    paths.faq(),
    paths.careers(),
    paths.terms(),
    paths.privacy(),
    paths.sitemap(),
  ];
}

function sitemapXml(publicUrl: string, addresses: readonly string[]): string {
  const entries = addresses.map((path) => {
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}?lang=${language}"/>`,
    ).join('');
    return `<url><loc>${publicUrl}${path}</loc>${alternates}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** sitemap.xml and robots.txt, with addresses from PUBLIC_URL. */
export function mountSearchEngineFiles(
  app: Hono,
  {
    config,
    catalogue,
    tutorials,
  }: { readonly config: Config; readonly catalogue: CatalogueReader; readonly tutorials: TutorialReader },
): void {
  const headers = { ...securityHeaders(config.production), 'cache-control': DAY };
  const sitemap = sitemapXml(config.publicUrl, listPublicPaths(catalogue, tutorials));
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /attempts/',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
  ];
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap, 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' }),
  );
  app.get('/robots.txt', (context) => context.text(`${robots.join('\n')}\n`, 200, headers));
}
