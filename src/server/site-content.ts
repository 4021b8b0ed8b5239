import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import { loadBookingRules } from '#features/bookings/server/index.ts';
import { listOpenLessons, loadCourses } from '#features/courses/server/index.ts';
import { loadWritingPrompts } from '#features/grading/server/index.ts';
import { createAudioFiles, loadPapers } from '#features/library/server/index.ts';
import { listFullTests, viewTest } from '#features/mock-tests/server/index.ts';
import {
  createEndlessSets,
  createPracticeCatalogue,
  loadPracticeSets,
  loadSaidSounds,
} from '#features/practice/server/index.ts';
import {
  createCatalogueReader,
  listContentProducts,
  loadCatalogue,
  termsOf,
} from '#features/shop/server/index.ts';
import { createSiteReader, loadSite } from '#features/site/server/index.ts';
import { loadCommentBank, loadMarkingRules } from '#features/teacher-marking/server/index.ts';
import { loadTutorials } from '#features/tutorials/server/index.ts';
import { siteFolders } from '#platform/content/content-folders.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { readContentText } from '#platform/content/read-content.ts';
import type { Language } from '#platform/i18n/language.ts';

/**
 * A mock test in its author's preview. It is open to everybody, may be a draft, and may have placeholder
 * sound.
 */
export type Preview = {
  readonly mockTest: string;
  readonly audio: ReturnType<typeof createAudioFiles>;
};

/**
 * Reads all content, a school's own (`CONTENT_DIR`) over the shipped one. Throws with every problem listed: a site with
 * broken content must not open. Only `npm run content -- preview` gives a `preview`.
 */
export function loadSiteContent(contentDir?: string, preview?: Preview) {
  const folders = siteFolders(contentDir);
  const media = createMediaFiles(folders.media);
  const catalogue = contentOrThrow(loadCatalogue(folders.content, media));
  const site = contentOrThrow(loadSite(folders.content, media));
  const tutorials = contentOrThrow(loadTutorials(folders.content, folders.media));
  const papers = contentOrThrow(
    loadPapers(folders.content, media, preview?.audio ?? createAudioFiles(folders.media), preview?.mockTest),
  );
  const courses = contentOrThrow(
    loadCourses(
      folders.content,
      {
        pictures: media,
        audio: createAudioFiles(folders.media),
        findPaper(slug) {
          const paper = papers.findMockTest(slug);
          // A section without its recordings cannot be taken.
          const ready = paper?.editions.filter(({ section }) => sectionLengthMs(section) !== undefined);
          return paper && { module: paper.module, skills: (ready ?? []).map(({ section }) => section.skill) };
        },
        findTutorial: (slug) => tutorials.find(({ tutorial }) => tutorial.slug === slug)?.manifest,
      },
      catalogue.courses,
    ),
  );
  const practice = createPracticeCatalogue(
    contentOrThrow(
      loadPracticeSets(folders.content, { pictures: media, audio: createAudioFiles(folders.media) }),
    ),
    createEndlessSets(loadSaidSounds(folders.media)),
  );
  // A figure is left out until it says something (`shownCount`).
  const counts = {
    'practice-questions': papers.countQuestions() + practice.questionCount,
    'tutorial-videos': tutorials.length,
  };
  const tests = {
    listFullTests: (language: Language) => listFullTests(papers, language, []),
    findTest(slug: string, language: Language) {
      const test = papers.findMockTest(slug);
      return test && viewTest(test, language, []);
    },
  };
  const catalogueReader = createCatalogueReader(catalogue, tests, (course) =>
    listOpenLessons(courses, course),
  );
  return {
    school: site.site,
    markingRules: contentOrThrow(loadMarkingRules(folders.content)),
    bookingRules: contentOrThrow(loadBookingRules(folders.content)),
    commentBank: contentOrThrow(loadCommentBank(folders.content)),
    papers,
    courses,
    practice,
    writingPrompts: contentOrThrow(loadWritingPrompts(folders.content)),
    tutorials,
    catalogueReader,
    products: listContentProducts(catalogueReader),
    terms: termsOf({
      en: contentOrThrow(readContentText(folders.content, 'legal/terms.en.md')),
      'zh-Hant': contentOrThrow(readContentText(folders.content, 'legal/terms.zh-Hant.md')),
    }),
    siteReader: createSiteReader(site, counts),
  };
}

export type SiteContent = ReturnType<typeof loadSiteContent>;
