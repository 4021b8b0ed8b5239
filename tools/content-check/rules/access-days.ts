import type { ContentRule } from '../content-rule.ts';

const DAYS = { en: /(?<![\d.])(\d{2,3}) days\b/gu, 'zh-Hant': /(?<![\d.])(\d{2,3}) [天日]/gu };

/** The text of a course, plan or marking names the days of access that are sold. */
export const accessDays: ContentRule = {
  name: 'access-days',
  check({ products, courses, plans, singleMarkings, texts }) {
    return [...courses, ...plans, ...singleMarkings].flatMap(({ file, value: { productId } }) => {
      const sold = products?.value.products.find(({ id }) => id === productId)?.accessDays;
      if (sold === undefined) return [];
      return texts
        .filter((text) => text.file === file)
        .flatMap(({ place, language, text }) => {
          const wrong = [...text.matchAll(DAYS[language])].find(([, days]) => Number(days) !== sold);
          const how = `Write ${sold}, or change products.json.`;
          return wrong ? [{ file, place, what: `“${wrong[0]}”: ${sold} days are sold.`, how }] : [];
        });
    });
  },
};
