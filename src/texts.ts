import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { FACES, type Face } from './faces.ts';

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All groups of texts, in the types of the English catalogue. */
export type Texts = Intersection<Face['texts']['en']>;

declare module '#platform/i18n/text-groups.ts' {
  interface TextGroups extends Texts {}
}

/** The groups of all features in one language. */
const joinTexts = (language: Language) =>
  Object.assign({}, ...Object.values(FACES).map(({ texts }) => texts[language])) as Texts;

/** The whole catalogue of each language. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [language, joinTexts(language)]),
) as Readonly<Record<Language, Texts>>;
