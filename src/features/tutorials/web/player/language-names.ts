import type { Language } from '#platform/i18n/language.ts';

/** Each language by its own name, as a viewer looks for it. */
export const LANGUAGE_NAMES = { en: 'English', 'zh-Hant': '中文' } as const satisfies Record<
  Language,
  string
>;
