import type { ContentRule } from '../content-rule.ts';

const ON_THE_FRONT_PAGE = 5;

/** Five questions are on the front page. */
export const homeFaq: ContentRule = {
  name: 'home-faq',
  check({ faq }) {
    const chosen = (faq?.value.topics ?? []).flatMap(({ questions }) => questions.filter(({ home }) => home));
    if (!faq || chosen.length === ON_THE_FRONT_PAGE) return [];
    const what = `${chosen.length} questions are on the front page; there should be ${ON_THE_FRONT_PAGE}.`;
    return [{ file: faq.file, place: 'topics', what, how: 'Set "home": true on that many.' }];
  },
};
