import type { ContentRule } from '../content-rule.ts';
import { mendTexts } from '../content-texts.ts';
import { excerpt, mendProse, withoutMarkup } from '../prose.ts';

const HAN = String.raw`\p{Script=Han}`;
const LATIN = String.raw`[\p{Script=Latin}\d]`;
const TOUCHING = new RegExp(`(?<=${HAN})(?=${LATIN})|(?<=${LATIN}%?)(?=${HAN})`, 'gu');
/** Emphasis and links between them show nothing. */
const MARKUP = String.raw`[*[\]\ue000]*`;
const TOUCHING_THROUGH_MARKUP = new RegExp(`${HAN}${MARKUP}${LATIN}|${LATIN}%?${MARKUP}${HAN}`, 'u');

/** A half-width space stands between Chinese and Latin letters or figures. */
export const hanLatinSpacing: ContentRule = {
  name: 'han-latin-spacing',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, language, text }) => {
      const prose = withoutMarkup(text);
      const found = language === 'zh-Hant' ? prose.search(TOUCHING_THROUGH_MARKUP) : -1;
      if (found < 0) return [];
      const what = `A space is missing in 「${excerpt(prose, found)}」.`;
      return [{ file, place, what, how: 'Put one between Chinese and Latin; npm run fix does most of it.' }];
    }),
  fix: (content) =>
    mendTexts(content, ({ text, language }) =>
      language === 'en' ? text : mendProse(text, (prose) => prose.replace(TOUCHING, ' ')),
    ),
};
