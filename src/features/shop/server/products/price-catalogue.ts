import type { CatalogueReader, Offer, RateTier, TeacherView } from '../../catalogue-contract.ts';
import { lessonProductId } from '../../domain/products/product.ts';
import type { PricesInForce } from './prices-in-force.ts';

type Sold = { readonly priceMinor: number; readonly available: boolean };

/** The catalogue at the prices in force: an admin's price replaces the content's. */
export function priceCatalogue(
  content: CatalogueReader,
  prices: Pick<PricesInForce, 'find'>,
): CatalogueReader {
  function pricesOf<S extends Sold>(sold: S, productId: string): S {
    const set = prices.find(productId);
    return set ? { ...sold, priceMinor: set.priceMinor ?? sold.priceMinor, available: set.available } : sold;
  }

  const atPrice = <V extends { readonly offer: Offer | null }>(view: V): V =>
    view.offer ? { ...view, offer: pricesOf(view.offer, view.offer.productId) } : view;

  function atRates(teacher: TeacherView): TeacherView {
    const tierOf = (name: 'low' | 'high'): RateTier => ({
      ...teacher.rates[name],
      entries: teacher.rates[name].entries.map((entry) =>
        pricesOf(entry, lessonProductId(teacher.key, name, entry.key)),
      ),
    });
    return { ...teacher, rates: { low: tierOf('low'), high: tierOf('high') } };
  }

  return {
    listFullTests: content.listFullTests,
    findTest: content.findTest,
    listCourses: (language) => content.listCourses(language).map(atPrice),
    findCourse(slug, language) {
      const course = content.findCourse(slug, language);
      return course && atPrice(course);
    },
    listPlans: (language) => content.listPlans(language).map(atPrice),
    findPlan(slug, language) {
      const plan = content.findPlan(slug, language);
      return plan && atPrice(plan);
    },
    listMarkings: (language) => content.listMarkings(language).map(atPrice),
    listTeachers: (language) => content.listTeachers(language).map(atRates),
    findTeacher(slug, language) {
      const teacher = content.findTeacher(slug, language);
      return teacher && atRates(teacher);
    },
  };
}
