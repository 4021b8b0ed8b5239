import type { CatalogueReader } from '#features/shop/contract.ts';
import { freeLessonNames, moduleNames } from '#features/courses/server/index.ts';
import type { TutorialReader } from '#features/tutorials/contract.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import type { ContentList } from '../pages.ts';
import type { ObjectNames } from './page-shell.ts';

/** The names that content pages exist for. They are the same in every language, and fixed from the start on. */
export function contentNames(
  catalogue: CatalogueReader,
  tutorials: TutorialReader,
  courses: Parameters<typeof freeLessonNames>[0],
): ObjectNames<ContentList> {
  return {
    courses: catalogue.listCourses(DEFAULT_LANGUAGE).map(({ slug }) => slug),
    // A full test has no separate page. Its name leads to the plan that opens it.
    plans: [
      ...catalogue.listPlans(DEFAULT_LANGUAGE).map(({ slug }) => slug),
      ...catalogue.listFullTests(DEFAULT_LANGUAGE).map((test) => test.mock_test),
    ],
    courseModules: moduleNames(courses),
    freeLessons: freeLessonNames(courses),
    tutorials: tutorials.listTutorials(DEFAULT_LANGUAGE).map(({ slug }) => slug),
    teachers: catalogue.listTeachers(DEFAULT_LANGUAGE).map(({ slug }) => slug),
  };
}
