import { openingSubjectOf, type OpeningSubject } from '../../domain/openings/opening-request.ts';
import type { Name } from '../../domain/products/product.ts';
import type { ListedProduct } from '../products/product-list.ts';

/** Something about whose opening an email can be requested. */
export type OpeningTopic = {
  readonly subject: OpeningSubject;
  readonly name: Name;
  readonly path: string;
  readonly isOpen: boolean;
};

/** What it is called in an email: a teacher's lessons are not one of the packs. */
function nameOf(product: ListedProduct): Name {
  if (product.kind !== 'lessons') return product.name;
  const { teacherName } = product;
  return {
    en: `One-to-one lessons with ${teacherName.en}`,
    'zh-Hant': `${teacherName['zh-Hant']}老師的一對一課程`,
  };
}

/**
 * What is sold or will be, by subject. A withdrawn product is missing: nobody is told that it opens. Lessons are open
 * when one pack is.
 */
export function listOpeningTopics(
  products: ReadonlyMap<string, ListedProduct>,
): ReadonlyMap<OpeningSubject, OpeningTopic> {
  const topics = new Map<OpeningSubject, OpeningTopic>();
  for (const product of products.values()) {
    if (!product.available) continue;
    const subject = openingSubjectOf(product);
    const isOpen = product.opening.isOpen || topics.get(subject)?.isOpen === true;
    topics.set(subject, { subject, name: nameOf(product), path: product.path, isOpen });
  }
  return topics;
}
