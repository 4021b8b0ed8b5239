import type { Localised } from '#platform/i18n/language.ts';

/** In Chinese the family name comes first. */
export const NAME_ORDER = {
  en: ['first', 'last'],
  'zh-Hant': ['last', 'first'],
} as const satisfies Localised<readonly string[]>;
