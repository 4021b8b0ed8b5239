import { createCatalogueReader, loadCatalogue } from '#features/catalogue/server/index.ts';
import { createAudioFiles, listFullTests, loadPapers, viewTest } from '#features/mock-tests/server/index.ts';
import { listContentProducts, termsOf } from '#features/orders/server/index.ts';
import { createSiteReader, loadSite } from '#features/site/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { readContentText } from '#platform/content/read-content.ts';

/** Reads everything below content/. Throws with every problem listed: a site with broken content must not open. */
export function loadSiteContent() {
  const media = createMediaFiles('media');
  const catalogue = contentOrThrow(loadCatalogue('content', media));
  const site = contentOrThrow(loadSite('content', media));
  const papers = contentOrThrow(loadPapers('content', media, createAudioFiles('media')));
  // No course has videos yet; the figure is left out until there are ten.
  const counts = { 'practice-questions': papers.countQuestions(), 'tutorial-videos': 0 };
  const catalogueReader = createCatalogueReader(catalogue, {
    listFullTests: (language) => listFullTests(papers, language, []),
    findTest(slug, language) {
      const test = papers.findMockTest(slug);
      return test && viewTest(test, language, []);
    },
  });
  return {
    school: site.site,
    papers,
    catalogueReader,
    products: listContentProducts(catalogueReader),
    terms: termsOf({
      en: contentOrThrow(readContentText('content', 'legal/terms.en.md')),
      'zh-Hant': contentOrThrow(readContentText('content', 'legal/terms.zh-Hant.md')),
    }),
    siteReader: createSiteReader(site, counts),
  };
}

export type SiteContent = ReturnType<typeof loadSiteContent>;
