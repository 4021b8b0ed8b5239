import { createCatalogueReader, loadCatalogue } from '#features/shop/server/index.ts';
import { createAudioFiles, listFullTests, loadPapers, viewTest } from '#features/mock-tests/server/index.ts';
import { listContentProducts, termsOf } from '#features/shop/server/index.ts';
import { createSiteReader, loadSite } from '#features/site/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { readContentText } from '#platform/content/read-content.ts';

/** A mock test as its author looks at it beforehand: open to everybody, a draft too, with sound that may be a stand-in. */
export type Preview = {
  readonly mockTest: string;
  readonly audio: ReturnType<typeof createAudioFiles>;
};

/**
 * Reads everything below content/. Throws with every problem listed: a site with broken content must not open. Only
 * `npm run content -- preview` gives a `preview`.
 */
export function loadSiteContent(preview?: Preview) {
  const media = createMediaFiles('media');
  const catalogue = contentOrThrow(loadCatalogue('content', media));
  const site = contentOrThrow(loadSite('content', media));
  const papers = contentOrThrow(
    loadPapers('content', media, preview?.audio ?? createAudioFiles('media'), preview?.mockTest),
  );
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
