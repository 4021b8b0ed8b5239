import { openingSubjectOf, type OpeningSubject } from '../../domain/openings/opening-request.ts';
import type { Name } from '../../domain/products/product.ts';
import type { ListedProduct } from '../products/product-list.ts';

/** Something whose opening can be announced. */
export type OpeningTopic = {
  readonly subject: OpeningSubject;
  readonly name: Name;
  readonly path: string;
  readonly isOpen: boolean;
};

/** Its name in an email: a teacher's lessons rather than one of the packs. */
function nameOf(product: ListedProduct): Name {
  if (product.kind !== 'lessons') return product.name;
  const { teacherName } = product;
  return {
    en: `One-to-one lessons with ${teacherName.en}`,
    'zh-Hant': `${teacherName['zh-Hant']}老師的一對一課程`,
  };
}

/**
 * Everything that is sold or will be, by subject. A withdrawn product is missing, so its opening is never announced.
 * Lessons are open when one pack is.
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
