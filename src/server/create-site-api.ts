import { createAccounts } from '#features/accounts/server/index.ts';
import { createTutorialReader } from '#features/tutorials/server/index.ts';
import { listOwnProgress } from '#features/courses/server/index.ts';
import { lanesOf, modelOf } from '#features/grading/server/index.ts';
import { createShop } from '#features/shop/server/index.ts';
import { createBotChallenge } from '#platform/bot-challenge/create-bot-challenge.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import { createPdfWriter } from '#platform/pdf/create-pdf-writer.ts';
import { CATALOGUES } from '../texts.ts';
import type { SiteApiDependencies } from './app-dependencies.ts';
import { bookingServices } from './booking-services.ts';
import { dataOfFeatures, mountFeatures } from './features.ts';
import { markingServices } from './marking-services.ts';
import { mediaKey } from './media-key.ts';
import { practiceServices } from './practice-services.ts';

/** The API with the calls of every feature, for the site and for the security tests. */
export async function createSiteApi(dependencies: SiteApiDependencies): Promise<Api> {
  const { papers, school, courses, writingPrompts } = dependencies.content;
  const { database, clock } = dependencies;
  const { findEntitlements, findEndedAccess } = createShop(dependencies.shop);
  const listCourseProgress = (accountId: string) =>
    listOwnProgress({ database, clock, courses, findEntitlements, findEndedAccess }, accountId);
  const shop = createShop({ ...dependencies.shop, listCourseProgress });
  const bookings = bookingServices({ ...dependencies, findEntitlements }, dependencies.content);
  const accounts = createAccounts({
    ...dependencies,
    school: { name: school.name, email: school.email, hours: school.hours },
    botChallenge: createBotChallenge(dependencies),
    dataOfFeatures: dataOfFeatures({ papers, clock, bookings }),
  });
  const { candidateIdentity, authenticate } = accounts;
  const key = mediaKey(dependencies.secret);
  const api = createApi({ ...dependencies, authenticate, identifyCandidate: candidateIdentity.find });
  await mountFeatures(api, {
    ...dependencies,
    papers,
    school,
    courses,
    tutorials: createTutorialReader(dependencies.content.tutorials, key),
    mediaKey: key,
    candidateIdentity,
    findEntitlements,
    findEndedAccess,
    accounts,
    shop,
    publicUrl: dependencies.config.publicUrl,
    pdfWriter: createPdfWriter(dependencies),
    catalogues: CATALOGUES,
    grading: {
      ...dependencies.grading,
      candidateIdentity,
      lanes: lanesOf(dependencies.grading),
      findLessonTitle: (course, lesson, language) => courses.findLesson(course, lesson)?.title[language],
      findPrompt: (id) => writingPrompts.find(id),
      listPrompts: () => writingPrompts.all,
      model: modelOf(dependencies.grading),
    },
    marking: markingServices(
      { ...dependencies, ...dependencies.grading, findEntitlements },
      dependencies.content,
    ),
    bookings,
    practice: practiceServices(
      {
        ...dependencies,
        candidateIdentity,
        findEntitlements,
        mediaKey: key,
        publicUrl: dependencies.config.publicUrl,
      },
      dependencies.content,
    ),
  });
  return api;
}
