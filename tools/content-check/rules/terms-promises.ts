import type { ContentProblem } from '#platform/content/content-problem.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import { FIXED_PROMISES, type TermsPromise } from '../words/terms-promises.ts';

/** The terms state every constant of the business, in both languages; prices and periods as they are sold. */
export const termsPromises: ContentRule = {
  name: 'terms-promises',
  check(content) {
    const promises = [...FIXED_PROMISES, ...lessonPrices(content), ...accessPeriods(content)];
    return LANGUAGES.flatMap((language) => {
      const file = `legal/terms.${language}.md`;
      const lines = content.files.get(file)?.split('\n');
      if (!lines) return [];
      return promises
        .filter(({ words }) => !lines.some((line) => words[language].every((word) => word.test(line))))
        .map(({ name, words }): ContentProblem => {
          const looked = words[language].map(({ source }) => source).join(' … ');
          const how = `Say it in one paragraph (looked for: ${looked}).`;
          return { file, place: '', what: `The terms do not state ${name}.`, how };
        });
    });
  },
};

function lessonPrices({ teachers }: Content): TermsPromise[] {
  const promises = teachers.flatMap(({ value: { rates } }) =>
    [rates.low, rates.high].map(({ minutes, entries }): TermsPromise => {
      const prices = entries.map(({ priceMinor }) => price(priceMinor));
      const words = prices.map((each) => new RegExp(`${each.replace(/[$.]/gu, '\\$&')}(?!\\.?\\d)`, 'u'));
      return {
        name: `the prices of lessons of ${minutes} minutes, ${prices.join(', ')}`,
        words: {
          en: [new RegExp(`\\b${minutes} minutes\\b`, 'u'), ...words],
          'zh-Hant': [new RegExp(`(?<!\\d)${minutes} 分鐘`, 'u'), ...words],
        },
      };
    }),
  );
  return [...new Map(promises.map((promise) => [promise.name, promise])).values()];
}

/** `US$26`, `US$26.50`. */
function price(minor: number): string {
  return `US$${minor % 100 === 0 ? minor / 100 : (minor / 100).toFixed(2)}`;
}

/** The terms name both single markings together. */
const MARKINGS = { en: '\\bsingle markings\\b', 'zh-Hant': '單次批改' };

function accessPeriods({ products, plans }: Content): TermsPromise[] {
  return (products?.value.products ?? []).map(({ kind, grants, accessDays }) => {
    const plan = plans.find(({ value }) => kind === 'plan' && value.key === grants)?.value.title;
    const title = kind === 'marking' ? MARKINGS : plan;
    return {
      name: `${accessDays} days of access (${grants})`,
      words: {
        en: [new RegExp(title?.en ?? '\\bcourses?\\b', 'iu'), new RegExp(`\\b${accessDays} days\\b`, 'u')],
        'zh-Hant': [
          new RegExp(title?.['zh-Hant'] ?? '課程', 'u'),
          new RegExp(`(?<!\\d)${accessDays} [天日]`, 'u'),
        ],
      },
    };
  });
}
