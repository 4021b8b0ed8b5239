import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { allContent } from '#platform/content/read-content.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { LessonMedia } from './lesson-media.ts';
import { loadLesson, type LoadedLesson } from './load-lesson.ts';
import { loadModuleTest, type LoadedModuleTest } from './load-module-test.ts';

/** The part of a course in the catalogue that learning depends on. */
export type CatalogueCourse = {
  readonly key: string;
  readonly slug: string;
  /** Null: free. */
  readonly productId: string | null;
  readonly title: Localised;
  readonly hours: number;
  readonly bands: { readonly from: number; readonly to: number };
  readonly syllabus: readonly {
    readonly title: Localised;
    readonly lessons: readonly {
      readonly slug: string;
      readonly title: Localised;
      readonly minutes: number;
    }[];
  }[];
  /** The lessons that everybody may open. */
  readonly sampleLessons: readonly string[];
};

export type CourseLesson = {
  readonly slug: string;
  /** As the syllabus counts: `2.4` is the fourth lesson of the second module. */
  readonly number: string;
  readonly title: Localised;
  /** Of an open lesson what it truly takes; otherwise what is planned. */
  readonly minutes: number;
  /** Everybody may open it. */
  readonly isFree: boolean;
  /** Undefined: it is not open yet. */
  readonly loaded: LoadedLesson | undefined;
};

export type CourseModule = {
  /** From 1. */
  readonly number: number;
  readonly title: Localised;
  readonly lessons: readonly CourseLesson[];
  readonly test: LoadedModuleTest | undefined;
};

export type Course = {
  readonly key: string;
  readonly slug: string;
  readonly productId: string | null;
  readonly title: Localised;
  readonly hours: number;
  readonly modules: readonly CourseModule[];
};

/** The courses as the content has them now, with the keys of their lessons. */
export type Courses = {
  readonly courses: readonly Course[];
  findCourse(slug: string): Course | undefined;
  findLesson(course: string, slug: string): CourseLesson | undefined;
};

export function createCourses(courses: readonly Course[]): Courses {
  const bySlug = new Map(courses.map((course) => [course.slug, course]));
  const lessons = new Map(
    courses.flatMap(({ slug, modules }) =>
      modules.flatMap((module) =>
        module.lessons.map((lesson) => [`${slug}/${lesson.slug}`, lesson] as const),
      ),
    ),
  );
  return {
    courses,
    findCourse: (slug) => bySlug.get(slug),
    findLesson: (course, slug) => lessons.get(`${course}/${slug}`),
  };
}

function loadCourse(
  folders: ContentFolders,
  media: LessonMedia,
  course: CatalogueCourse,
): ContentResult<Course> {
  const { key, slug, productId, title, hours, bands, syllabus, sampleLessons } = course;
  const folder = `courses/${slug}`;
  const modules = allContent(
    syllabus.map((module, i): ContentResult<CourseModule> => {
      const lessons = allContent(
        module.lessons.map((lesson, j): ContentResult<CourseLesson> => {
          const place = { folders, media, folder: `${folder}/lessons/${lesson.slug}` };
          const loaded = loadLesson(place, { ...lesson, course: slug, bandTo: bands.to });
          if (!loaded.ok) return loaded;
          return {
            ok: true,
            value: {
              slug: lesson.slug,
              number: `${i + 1}.${j + 1}`,
              title: lesson.title,
              minutes: loaded.value?.minutes ?? lesson.minutes,
              isFree: productId === null || sampleLessons.includes(lesson.slug),
              loaded: loaded.value,
            },
          };
        }),
      );
      const test = loadModuleTest({ folders, media, folder: `${folder}/module-tests/${i + 1}` });
      if (!lessons.ok) return lessons;
      if (!test.ok) return test;
      return {
        ok: true,
        value: { number: i + 1, title: module.title, lessons: lessons.value, test: test.value },
      };
    }),
  );
  return modules.ok
    ? { ok: true, value: { key, slug, productId, title, hours, modules: modules.value } }
    : modules;
}

/** Reads the lessons of every course in the catalogue. It reports every problem, not only the first. */
export function loadCourses(
  folders: ContentFolders,
  media: LessonMedia,
  catalogue: readonly CatalogueCourse[],
): ContentResult<Courses> {
  const courses = allContent(catalogue.map((course) => loadCourse(folders, media, course)));
  return courses.ok ? { ok: true, value: createCourses(courses.value) } : courses;
}
