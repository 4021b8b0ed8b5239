import { canOpenLesson, courseAccess, groupsByNumber } from '#features/courses/server/index.ts';
import { PLAN_KEYS } from '#features/mock-tests/contract.ts';
import { openBanks, type PracticeDependencies } from '#features/practice/server/index.ts';
import type { SiteContent } from './site-content.ts';

type Made = 'catalogue' | 'wordTopics' | 'lessons' | 'findAccess' | 'school';
type Content = Pick<SiteContent, 'school' | 'courses' | 'practice' | 'wordTopics'>;

const PLANS: ReadonlySet<string> = new Set(PLAN_KEYS);

/** The lessons of the courses as practice needs them. */
export const findLessons = (courses: SiteContent['courses']): PracticeDependencies['lessons'] => ({
  byNumber(course, number) {
    const found = courses
      .findCourse(course)
      ?.modules.flatMap(({ lessons }) => lessons)
      .find((lesson) => lesson.number === number);
    return found && { course, lesson: found.slug, title: found.title };
  },
  bySlug(course, lesson) {
    const found = courses.findLesson(course, lesson);
    return found && { course, lesson, title: found.title };
  },
  courseNeeded({ course, lesson }, bought) {
    const found = courses.findCourse(course);
    if (!found) return undefined;
    const isEntitled = bought.has(found.key);
    const access = courseAccess({ productId: found.productId, isEntitled, hadAccess: false });
    const isFree = courses.findLesson(course, lesson)?.isFree ?? false;
    return canOpenLesson(access, isFree) ? undefined : found.title;
  },
  findGroup(course, lesson, number) {
    const content = courses.findLesson(course, lesson)?.loaded?.content;
    return content && groupsByNumber(content).get(number);
  },
});

/** The services of practice: those of the site, and the parts of the content that it needs. */
export const practiceServices = (
  services: Omit<PracticeDependencies, Made> & {
    readonly findEntitlements: (
      accountId: string,
    ) => Promise<readonly { readonly key: string; readonly accessUntil: Date }[]>;
  },
  { school, courses, practice, wordTopics }: Content,
): PracticeDependencies => ({
  ...services,
  catalogue: practice,
  wordTopics,
  school: { name: school.name },
  lessons: findLessons(courses),
  async findAccess(accountId) {
    const now = services.clock.now();
    const entitlements = await services.findEntitlements(accountId);
    const valid = entitlements.filter(({ accessUntil }) => accessUntil > now);
    return {
      hasPlan: valid.some(({ key }) => PLANS.has(key)),
      banks: openBanks(valid, PLANS, now),
      bought: new Set(valid.map(({ key }) => key)),
    };
  },
});
