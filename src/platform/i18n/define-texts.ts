import type { Language } from './language.ts';
import type { Catalogue, SameKeys } from './translate.ts';

/** The groups of texts of one feature, in every language. */
export type FeatureTexts = Readonly<Record<Language, Catalogue>>;

/** The groups of texts of one feature. A group or a text that one language lacks does not compile. */
export const defineTexts = <const English extends Catalogue>(texts: {
  readonly en: English;
  readonly 'zh-Hant': SameKeys<English>;
}) => texts;

/** For a feature without its own texts. */
export const NO_TEXTS = { en: {}, 'zh-Hant': {} } as const;
