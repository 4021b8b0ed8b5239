import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { ContentRule } from '../content-rule.ts';

/** The ten products that every installation sells; a school may sell more. */
const PRODUCT_IDS = [
  'grammar_basics_id',
  'grammar_advanced_id',
  'ielts_basics_id',
  'ielts_advanced_id',
  'ielts_scored_speaking_id',
  'ielts_scored_essay_id',
  'basic_account_id',
  'premium_account_id',
  'marking_essay_id',
  'marking_speaking_id',
];
/** Products without a price. */
const FREE_KEYS = new Set(['free_trial', 'free_trial_course']);
const FILE = 'products.json';

/** Every product opens the page that sells it, and every page sells a product that opens it. */
export const products: ContentRule = {
  name: 'products',
  check({ products: sold, courses, plans, singleMarkings }) {
    if (!sold) return [];
    const { products: all } = sold.value;
    const pages = [
      ...courses.map(({ file, value }) => ({ file, kind: 'course', ...value })),
      ...plans.map(({ file, value }) => ({ file, kind: 'plan', ...value })),
      ...singleMarkings.map(({ file, value }) => ({ file, kind: 'marking', ...value })),
    ];
    const problems: ContentProblem[] = PRODUCT_IDS.filter((id) => !all.some((each) => each.id === id)).map(
      (id) => ({ file: FILE, place: 'products', what: `${id} is missing.`, how: 'Add it with its price.' }),
    );
    for (const [i, { id, kind, grants }] of all.entries()) {
      const place = `products.${i}`;
      const page = pages.find((each) => each.kind === kind && each.key === grants);
      if (!page) {
        const what = `${id} opens the ${kind} ${grants}, which is not there.`;
        problems.push({ file: FILE, place, what, how: 'Name the key of one that is.' });
      } else if (page.productId !== id) {
        const what = `${id} opens ${grants}, whose page sells ${page.productId ?? 'nothing'}.`;
        problems.push({
          file: FILE,
          place,
          what,
          how: `Mend "grants", or name ${id} as productId in content/${page.file}.`,
        });
      }
      if (all.findIndex((each) => each.id === id) < i) {
        problems.push({ file: FILE, place, what: `${id} is listed twice.`, how: 'Delete one.' });
      }
    }
    for (const { file, key, productId } of pages) {
      if (productId === null && !FREE_KEYS.has(key)) {
        const how = `Name the product; only ${[...FREE_KEYS].join(' and ')} are free.`;
        problems.push({ file, place: 'productId', what: 'Nothing is sold here.', how });
      }
      if (productId !== null && !all.some(({ id }) => id === productId)) {
        const how = 'Add it to products.json, or name one that is there.';
        problems.push({ file, place: 'productId', what: `There is no product ${productId}.`, how });
      }
    }
    return problems;
  },
};
