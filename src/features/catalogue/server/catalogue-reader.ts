import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/language.ts';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import type { CatalogueReader, Offer } from '../contract.ts';
import type { Catalogue, LoadedCourse, LoadedPlan, LoadedTeacher } from './load-catalogue.ts';

type Tests = Pick<CatalogueReader, 'listFullTests' | 'findTest'>;

const NO_TESTS: Tests = { listFullTests: () => [], findTest: () => undefined };

/** The content sells whatever it lists; the shop withdraws. */
const onSale = <T extends { readonly entries: readonly object[] }>(tier: T) => ({
  ...tier,
  entries: (tier.entries as readonly T['entries'][number][]).map((entry) => ({ ...entry, available: true })),
});

/** The catalogue as pages see it: in one language, with the content's prices, and no more than a page shows. */
export function createCatalogueReader(
  catalogue: Catalogue,
  /** What the plans open. */
  tests: Tests = NO_TESTS,
): CatalogueReader {
  function findOffer(productId: string | null): Offer | null {
    const product = productId === null ? undefined : catalogue.products.get(productId);
    return product
      ? {
          productId: product.id,
          priceMinor: product.priceMinor,
          currency: 'USD',
          accessDays: product.accessDays,
          available: true,
        }
      : null;
  }

  function courseCard(course: LoadedCourse, language: Language) {
    const { slug, key, cover, title, tagline, bands, hours } = inLanguage(course, language);
    return { slug, key, cover, title, tagline, bands, hours, offer: findOffer(course.productId) };
  }

  function planCard(plan: LoadedPlan, language: Language) {
    const { slug, key, cover, title, tagline, includes, paper } = inLanguage(plan, language);
    return { slug, key, cover, title, tagline, includes, paper, offer: findOffer(plan.productId) };
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
      const samples = course.samples.map(({ slug: lesson, text }) => ({ slug: lesson, ...text[language] }));
      return { ...courseCard(course, language), summary, audience, outcomes, syllabus, samples, faq };
    },
    listPlans: (language) => catalogue.plans.map((plan) => planCard(plan, language)),
    findPlan(slug, language) {
      const plan = catalogue.plans.find((each) => each.slug === slug);
      if (!plan) return undefined;
      const { summary, features, marking, faq, openSections } = inLanguage(plan, language);
      return { ...planCard(plan, language), summary, features, marking, faq, openSections };
    },
    listTeachers: (language) => catalogue.teachers.map((teacher) => teacherCard(teacher, language)),
    findTeacher(slug, language) {
      const teacher = catalogue.teachers.find((each) => each.slug === slug);
      return teacher && teacherCard(teacher, language);
    },
  };
}
