import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/language.ts';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import type { CatalogueReader, Offer } from '../../catalogue-contract.ts';
import { openingOf, type Opening } from '../../domain/products/opening.ts';
import type { Catalogue, LoadedCourse, LoadedMarking, LoadedPlan, LoadedTeacher } from './load-catalogue.ts';

type Tests = Pick<CatalogueReader, 'listFullTests' | 'findTest'>;

const NO_TESTS: Tests = { listFullTests: () => [], findTest: () => undefined };

/** The lessons of a course that are written, by its slug, with the minutes that each takes. */
export type OpenLessons = (course: string) => ReadonlyMap<string, number>;

/** The content sells everything that it lists. Admins withdraw products. */
const onSale = <T extends { readonly entries: readonly object[] }>(tier: T) => ({
  ...tier,
  entries: (tier.entries as readonly T['entries'][number][]).map((entry) => ({ ...entry, available: true })),
});

/** The catalogue as pages see it: in one language, with the content's prices, and only what a page shows. */
export function createCatalogueReader(
  catalogue: Catalogue,
  /** What the plans open. */
  tests: Tests = NO_TESTS,
  openLessons: OpenLessons = () => new Map(),
): CatalogueReader {
  const { open } = catalogue;
  const lessonsOpening = openingOf({ counted: null, features: ['one-to-one-lessons'] }, open);

  /** The tests that a plan opens and that can be taken. */
  const countTests = (plan: string) =>
    tests
      .listFullTests('en')
      .filter(({ sections }) =>
        sections.some(({ ready, opened_by: plans }) => ready && plans.some((each) => each === plan)),
      ).length;

  const countLessons = ({ syllabus }: LoadedCourse) =>
    syllabus.reduce((sum, { lessons }) => sum + lessons.length, 0);

  function findOffer(productId: string | null, counted: Opening['counted']): Offer | null {
    const product = productId === null ? undefined : catalogue.products.get(productId);
    return product
      ? {
          productId: product.id,
          priceMinor: product.priceMinor,
          currency: 'USD',
          accessDays: product.accessDays,
          available: true,
          opening: openingOf({ counted, features: product.features ?? [] }, open),
        }
      : null;
  }

  function courseCard(course: LoadedCourse, language: Language) {
    const { slug, key, cover, title, tagline, bands, hours } = inLanguage(course, language);
    const open = new Set([...openLessons(slug).keys(), ...course.samples.map((sample) => sample.slug)]);
    const counted = { open: open.size, total: countLessons(course) };
    const offer = findOffer(course.productId, counted);
    return { slug, key, cover, title, tagline, bands, hours, offer };
  }

  function planCard(plan: LoadedPlan, language: Language) {
    const { slug, key, cover, title, tagline, includes, paper } = inLanguage(plan, language);
    const offer = findOffer(plan.productId, { open: countTests(plan.key), total: null });
    return { slug, key, cover, title, tagline, includes, paper, offer };
  }

  function markingCard(marking: LoadedMarking, language: Language) {
    const { key, cover, title, tagline, includes, needs } = inLanguage(marking, language);
    return { key, cover, title, tagline, includes, needs, offer: findOffer(marking.productId, null) };
  }

  function teacherCard(teacher: LoadedTeacher, language: Language) {
    const { slug, key, portrait, name, country, headline, bio, languages, specialities, timeZone, rates } =
      inLanguage(teacher, language);
    const sold = { low: onSale(rates.low), high: onSale(rates.high) };
    return {
      slug,
      key,
      portrait,
      name,
      country,
      headline,
      bio,
      languages,
      specialities,
      timeZone,
      timeZoneCity: cityOfTimeZone(timeZone, language),
      lessonsOpening,
      rates: sold,
    };
  }

  return {
    ...tests,
    listCourses: (language) => catalogue.courses.map((course) => courseCard(course, language)),
    findCourse(slug, language) {
      const course = catalogue.courses.find((each) => each.slug === slug);
      if (!course) return undefined;
      const { summary, audience, outcomes, syllabus, faq } = inLanguage(course, language);
      const samples = course.samples.map(({ slug: lesson, title, text }) => ({
        slug: lesson,
        title: title[language],
        html: text?.[language].html ?? null,
      }));
      const minutesOf = openLessons(slug);
      const modules = syllabus.map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          minutes: minutesOf.get(lesson.slug) ?? lesson.minutes,
        })),
      }));
      const card = courseCard(course, language);
      return { ...card, summary, audience, outcomes, syllabus: modules, samples, faq };
    },
    listPlans: (language) => catalogue.plans.map((plan) => planCard(plan, language)),
    findPlan(slug, language) {
      const plan = catalogue.plans.find((each) => each.slug === slug);
      if (!plan) return undefined;
      const { summary, features, marking, faq, openSections } = inLanguage(plan, language);
      return { ...planCard(plan, language), summary, features, marking, faq, openSections };
    },
    listMarkings: (language) => catalogue.markings.map((marking) => markingCard(marking, language)),
    listTeachers: (language) => catalogue.teachers.map((teacher) => teacherCard(teacher, language)),
    findTeacher(slug, language) {
      const teacher = catalogue.teachers.find((each) => each.slug === slug);
      return teacher && teacherCard(teacher, language);
    },
  };
}
