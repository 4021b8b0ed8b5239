import { canOpenLesson, courseAccess } from '../../domain/lesson-access.ts';
import type { CourseDependencies } from '../course-dependencies.ts';

type Dependencies = Pick<CourseDependencies, 'findEntitlements' | 'clock' | 'courses'>;

/** The lessons that an account can open now, as `grammar-basics/articles`: the free ones and those of its courses. */
export async function listLessonsOpenTo(
  { findEntitlements, clock, courses }: Dependencies,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const entitlements = await findEntitlements(accountId);
  return new Set(
    courses.courses.flatMap(({ slug, key, productId, modules }) => {
      const isEntitled = entitlements.some((each) => each.key === key && each.accessUntil > now);
      const access = courseAccess({ productId, isEntitled, hadAccess: false });
      return modules
        .flatMap(({ lessons }) => lessons)
        .filter(({ loaded, isFree }) => loaded !== undefined && canOpenLesson(access, isFree))
        .map((lesson) => `${slug}/${lesson.slug}`);
    }),
  );
}
