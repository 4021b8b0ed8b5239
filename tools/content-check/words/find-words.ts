import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ContentText } from '../content-texts.ts';
import { withoutMarkup } from '../prose.ts';

/** A word that we do not use, and the word that we use instead. */
export type WrongWord = { readonly wrong: RegExp; readonly right: string };

/** Where texts of a language use words of a list. */
export function findWords(
  texts: readonly ContentText[],
  language: Language,
  words: readonly WrongWord[],
): ContentProblem[] {
  return texts.flatMap(({ file, place, text, language: written }) => {
    if (written !== language) return [];
    const prose = withoutMarkup(text);
    return words.flatMap(({ wrong, right }) => {
      const [found] = wrong.exec(prose) ?? [];
      return found ? [{ file, place, what: `We do not say “${found}”.`, how: `Write “${right}”.` }] : [];
    });
  });
}
