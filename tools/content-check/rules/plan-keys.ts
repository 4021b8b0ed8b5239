import { PLAN_KEYS, planSlug } from '#features/mock-tests/contract.ts';
import type { ContentRule } from '../content-rule.ts';

/** The plans that are sold are those that open full tests, and each page lies where the site links to it. */
export const planKeys: ContentRule = {
  name: 'plan-keys',
  check({ plans }) {
    if (plans.length === 0) return [];
    const wrong = plans.flatMap(({ file, value: { key, slug, productId } }) => {
      const known = PLAN_KEYS.find((each) => each === key);
      if (known === undefined) {
        const how = `Sell one of ${PLAN_KEYS.join(', ')}, or say in plan-access.ts what ${key} opens.`;
        return productId === null
          ? []
          : [{ file, place: 'key', what: `The plan ${key} opens no test.`, how }];
      }
      if (slug === planSlug(known)) return [];
      return [{ file, place: 'slug', what: `The site links to ${planSlug(known)}.`, how: 'Use this slug.' }];
    });
    const missing = PLAN_KEYS.filter((key) => !plans.some(({ value }) => value.key === key));
    return [
      ...wrong,
      ...missing.map((key) => ({
        file: 'plans',
        place: '',
        what: `There is no page of the plan ${key}.`,
        how: `Add plans/${planSlug(key)}.json.`,
      })),
    ];
  },
};
