import { createHomeworkTargets, type BookingDependencies } from '#features/bookings/server/index.ts';
import { listLessonsOpenTo } from '#features/courses/server/index.ts';
import { createShownWorks, listGradedBands } from '#features/grading/server/index.ts';
import { listTestsOpenTo, listToldBands } from '#features/mock-tests/server/index.ts';
import { valueLessons, type createShop } from '#features/shop/server/index.ts';
import { listCostlyErrors } from '#features/practice/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { readRemoteFile } from '#platform/remote-files/read-remote-file.ts';
import { homeworkTargets } from './homework-targets.ts';
import { findLessons } from './practice-services.ts';
import type { SiteContent } from './site-content.ts';

type FromContent = 'rules' | 'school' | 'teachers' | 'works' | 'targets' | 'brief' | 'prices';
type FromSettings = 'room' | 'config' | 'readRemoteFile';

/** A calendar of ten busy years has some hundred kilobytes. */
const CALENDAR_LIMITS = { maxBytes: 1_024 * 1_024, seconds: 10 };
type Content = Pick<
  SiteContent,
  'school' | 'bookingRules' | 'catalogueReader' | 'courses' | 'practice' | 'papers'
>;

/** The services of lessons with a teacher: those of the site, and the parts of the content that they need. */
export const bookingServices = (
  services: Omit<BookingDependencies, FromContent | FromSettings> & {
    readonly config: Config;
  } & Pick<ReturnType<typeof createShop>, 'findEntitlements'>,
  content: Content,
): BookingDependencies => {
  const { school, bookingRules, catalogueReader, courses, papers } = content;
  const practice = { ...services, catalogue: content.practice, lessons: findLessons(courses) };
  return {
    ...services,
    readRemoteFile: (address) => readRemoteFile(address, CALENDAR_LIMITS),
    room: services.config,
    works: createShownWorks(services),
    targets: createHomeworkTargets(homeworkTargets(content), async (learnerId) => ({
      lesson: await listLessonsOpenTo({ ...services, courses }, learnerId),
      test: await listTestsOpenTo({ ...services, papers }, learnerId),
    })),
    prices: { valueLessons: (unspent) => valueLessons(services.database, unspent) },
    brief: {
      async listBands(accountId) {
        const told = await listToldBands({ ...services, papers }, accountId);
        const tests = told.map(({ skill, band, at }) => ({
          skill,
          low: band,
          high: band,
          by: 'test' as const,
          at,
        }));
        return [...tests, ...(await listGradedBands(services, accountId))];
      },
      listErrors: (accountId, shown) => listCostlyErrors(practice, accountId, shown),
    },
    rules: bookingRules,
    school: { name: school.name, email: school.email, hours: school.hours },
    teachers: catalogueReader.listTeachers('en').map(({ key, slug, name, timeZone }) => ({
      key,
      slug,
      timeZone,
      name: { en: name, 'zh-Hant': catalogueReader.findTeacher(slug, 'zh-Hant')?.name ?? name },
    })),
  };
};
