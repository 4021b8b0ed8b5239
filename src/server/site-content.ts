import { createCatalogueReader, loadCatalogue } from '#features/catalogue/server/index.ts';
import { createAudioFiles, loadPapers } from '#features/mock-tests/server/index.ts';
import { createSiteReader, loadSite } from '#features/site/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';

/** Reads everything below content/. Throws with every problem listed: a site with broken content must not open. */
export function loadSiteContent() {
  const media = createMediaFiles('media');
  const catalogue = contentOrThrow(loadCatalogue('content', media));
  const site = contentOrThrow(loadSite('content', media));
  const papers = contentOrThrow(loadPapers('content', media, createAudioFiles('media')));
  // No course has videos yet; the figure is left out until there are ten.
  const counts = { 'practice-questions': papers.countQuestions(), 'tutorial-videos': 0 };
  return {
    school: site.site,
    papers,
    catalogueReader: createCatalogueReader(catalogue),
    siteReader: createSiteReader(site, counts),
  };
}

export type SiteContent = ReturnType<typeof loadSiteContent>;
