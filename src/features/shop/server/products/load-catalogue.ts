import type { Feature } from '../../domain/products/opening.ts';
import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import { allContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles, Picture } from '#platform/content/media-files.ts';
import { renderMarkdown, type RenderedMarkdown } from '#platform/content/render-markdown.ts';
import type { Localised } from '#platform/i18n/language.ts';
import {
  courseSchema,
  paperFactsSchema,
  planSchema,
  productsSchema,
  singleMarkingSchema,
  teacherSchema,
  type Course,
  type PaperFacts,
  type Plan,
  type Product,
  type SingleMarking,
  type Teacher,
} from './content-schemas.ts';

type WithPicture<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: Picture };

export type SampleLesson = {
  readonly slug: string;
  readonly title: Localised;
  /** Undefined: the lesson has a page of its own. */
  readonly text: Localised<RenderedMarkdown> | undefined;
};
type OpenSection = PaperFacts['sections'][number];
export type LoadedCourse = WithPicture<Course, 'cover'> & { readonly samples: readonly SampleLesson[] };
export type LoadedPlan = WithPicture<Plan, 'cover'> & { readonly openSections: readonly OpenSection[] };
export type LoadedMarking = WithPicture<SingleMarking, 'cover'>;
export type LoadedTeacher = WithPicture<Teacher, 'portrait'>;

/** All courses, plans, single markings and teachers, in the order of the pages. */
export type Catalogue = {
  readonly courses: readonly LoadedCourse[];
  readonly plans: readonly LoadedPlan[];
  readonly markings: readonly LoadedMarking[];
  readonly teachers: readonly LoadedTeacher[];
  readonly products: ReadonlyMap<string, Product>;
  /** The features that the school has opened. */
  readonly open: readonly Feature[];
};

function missingPicture(file: string, place: string, src: string): ContentProblem {
  return {
    file,
    place,
    what: `There is no picture media/${src}.`,
    how: 'Draw it, or name one that is there.',
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

function loadSampleLesson(
  directory: ContentFolders,
  course: Course,
  slug: string,
): ContentResult<SampleLesson> {
  const lesson = `courses/${course.slug}/lessons/${slug}`;
  const entry = course.syllabus.flatMap(({ lessons }) => lessons).find((each) => each.slug === slug);
  if (entry && readContentText(directory, `${lesson}/lesson.json`).ok) {
    return { ok: true, value: { slug, title: entry.title, text: undefined } };
  }
  const en = readContentText(directory, `${lesson}.en.md`);
  const zhHant = readContentText(directory, `${lesson}.zh-Hant.md`);
  if (!en.ok) return en;
  if (!zhHant.ok) return zhHant;
  const text = { en: renderMarkdown(en.value), 'zh-Hant': renderMarkdown(zhHant.value) };
  const title = { en: text.en.title, 'zh-Hant': text['zh-Hant'].title };
  return { ok: true, value: { slug, title, text } };
}

function loadCourse(directory: ContentFolders, media: MediaFiles, slug: string): ContentResult<LoadedCourse> {
  const file = `courses/${slug}/course.json`;
  const course = readContentJson(directory, file, courseSchema);
  if (!course.ok) return course;
  const samples = allContent(
    course.value.sampleLessons.map((lesson) => loadSampleLesson(directory, course.value, lesson)),
  );
  if (!samples.ok) return samples;
  const cover = media.findPicture(course.value.cover);
  if (!cover) return { ok: false, problems: [missingPicture(file, 'cover.src', course.value.cover.src)] };
  return { ok: true, value: { ...course.value, cover, samples: samples.value } };
}

function loadPlan(directory: ContentFolders, media: MediaFiles, name: string): ContentResult<LoadedPlan> {
  const file = `plans/${name}`;
  const plan = readContentJson(directory, file, planSchema);
  if (!plan.ok) return plan;
  const cover = media.findPicture(plan.value.cover);
  if (!cover) return { ok: false, problems: [missingPicture(file, 'cover.src', plan.value.cover.src)] };
  if (plan.value.paper === null) return { ok: true, value: { ...plan.value, cover, openSections: [] } };
  const paper = readContentJson(directory, `mock-tests/${plan.value.paper}/paper.json`, paperFactsSchema);
  if (!paper.ok) return paper;
  // Listening lasts as long as its recordings, and Speaking as long as the candidate speaks.
  const openSections = paper.value.sections.map(({ skill, durationMinutes }) => ({ skill, durationMinutes }));
  return { ok: true, value: { ...plan.value, cover, openSections } };
}

function loadMarking(
  directory: ContentFolders,
  media: MediaFiles,
  name: string,
): ContentResult<LoadedMarking> {
  const file = `markings/${name}`;
  const marking = readContentJson(directory, file, singleMarkingSchema);
  if (!marking.ok) return marking;
  const cover = media.findPicture(marking.value.cover);
  return cover
    ? { ok: true, value: { ...marking.value, cover } }
    : { ok: false, problems: [missingPicture(file, 'cover.src', marking.value.cover.src)] };
}

function loadTeacher(
  directory: ContentFolders,
  media: MediaFiles,
  name: string,
): ContentResult<LoadedTeacher> {
  const file = `teachers/${name}`;
  const teacher = readContentJson(directory, file, teacherSchema);
  if (!teacher.ok) return teacher;
  const portrait = media.findPicture(teacher.value.portrait);
  return portrait
    ? { ok: true, value: { ...teacher.value, portrait } }
    : { ok: false, problems: [missingPicture(file, 'portrait.src', teacher.value.portrait.src)] };
}

/** Reads the catalogue's content files. It reports every problem, not only the first. */
export function loadCatalogue(directory: ContentFolders, media: MediaFiles): ContentResult<Catalogue> {
  const courses = allContent(
    listContent(directory, 'courses').map((slug) => loadCourse(directory, media, slug)),
  );
  const plans = allContent(listContent(directory, 'plans').map((name) => loadPlan(directory, media, name)));
  const markings = allContent(
    listContent(directory, 'markings').map((name) => loadMarking(directory, media, name)),
  );
  const teachers = allContent(
    listContent(directory, 'teachers').map((name) => loadTeacher(directory, media, name)),
  );
  const products = readContentJson(directory, 'products.json', productsSchema);
  if (courses.ok && plans.ok && markings.ok && teachers.ok && products.ok) {
    return {
      ok: true,
      value: {
        courses: courses.value.sort(byOrder),
        plans: plans.value.sort(byOrder),
        markings: markings.value.sort(byOrder),
        teachers: teachers.value.sort(byOrder),
        products: new Map(products.value.products.map((product) => [product.id, product])),
        open: products.value.open,
      },
    };
  }
  return {
    ok: false,
    problems: [courses, plans, markings, teachers, products].flatMap((result) =>
      result.ok ? [] : result.problems,
    ),
  };
}
