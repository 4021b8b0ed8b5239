import { CATALOGUES, type Texts } from '../../src/texts.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { PLACEHOLDER } from '#platform/i18n/plural.ts';
import { findText, type TextParameters, type TextPath } from '#platform/i18n/translate.ts';

export { CATALOGUES, LANGUAGES, type Language };

/** A text of the site's catalogue: `say('en', 'site.menu.courses')`. */
export function say(language: Language, path: TextPath<Texts>, parameters?: TextParameters): string {
  return findText(CATALOGUES[language], language, path, parameters);
}

/** A text with its parameters left open, as a pattern that takes anything there. */
export function sayAny(language: Language, path: TextPath<Texts>): RegExp {
  const open = say(language, path).replace(PLACEHOLDER, '\0');
  return new RegExp(open.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('\0', '.+'));
}

export const HAN = /\p{Script=Han}/u;
