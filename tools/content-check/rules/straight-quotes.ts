import type { ContentRule } from '../content-rule.ts';
import { mendTexts } from '../content-texts.ts';
import { excerpt, mendProse, withoutMarkup } from '../prose.ts';

/** Quotation marks and apostrophes are typographic: ’ “ ” in English, 「」 in Chinese. */
export const straightQuotes: ContentRule = {
  name: 'straight-quotes',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, text }) => {
      const prose = withoutMarkup(text);
      const found = prose.search(/["']/u);
      if (found < 0) return [];
      const what = `There is a straight ${prose[found] === '"' ? 'quotation mark' : 'apostrophe'} in “${excerpt(prose, found)}”.`;
      return [{ file, place, what, how: 'Write ’ “ ” in English, 「」 in Chinese; npm run fix does it.' }];
    }),
  fix: (content) =>
    mendTexts(content, ({ text, language }) =>
      mendProse(text, (prose) => {
        const apostrophes = curlApostrophes(prose);
        return language === 'en' ? curlPairs(apostrophes, '“', '”') : curlPairs(apostrophes, '「', '」');
      }),
    ),
};

/** `it's`, `the '90s`, `the learners' answers`. Any other apostrophe opens a quotation. */
function curlApostrophes(prose: string): string {
  return prose
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
    .replace(/'(?=\d\ds?\b)/gu, '’')
    .replace(/(?<=^|[\s([{“—–*_])'(?=[\p{L}\p{N}])/gu, '‘')
    .replaceAll("'", '’');
}

/** Marks that do not pair are left to the author. In Chinese, English between them keeps English marks. */
function curlPairs(prose: string, open: string, close: string): string {
  const pieces = prose.split('"');
  if (pieces.length % 2 === 0) return prose;
  return pieces
    .map((piece, i) => {
      if (i % 2 === 0) return piece;
      const english = open === '「' && !/\p{Script=Han}/u.test(piece);
      return english ? `“${piece}”` : open + piece + close;
    })
    .join('');
}
