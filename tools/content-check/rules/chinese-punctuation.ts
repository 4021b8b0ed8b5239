import type { ContentRule } from '../content-rule.ts';
import { mendTexts } from '../content-texts.ts';
import { excerpt, mendProse, withoutMarkup } from '../prose.ts';

const FULL_WIDTH = new Map([
  [',', '，'],
  [';', '；'],
  [':', '：'],
  ['!', '！'],
  ['?', '？'],
  ['.', '。'],
]);
/** Behind a Chinese character or a full-width bracket, emphasis aside. */
const HALF_WIDTH = /(?<=[\p{Script=Han}」』）》][*_]*)(?:[,;:!?]|\.(?!\.)) ?/gu;
const HALF_WIDTH_BRACKETS = /\(([^()]*\p{Script=Han}[^()]*)\)/gu;
/** The three kinds of mistakes. Only the first two can be fixed automatically. */
const WRONG = [
  { pattern: HALF_WIDTH, what: 'Half-width punctuation', how: 'Write ，。；：！？.' },
  { pattern: HALF_WIDTH_BRACKETS, what: 'Half-width brackets round Chinese', how: 'Write （）.' },
  {
    pattern: /\p{Script=Han}\(|\)\p{Script=Han}/gu,
    what: 'Half-width brackets',
    how: 'Write （）, or a space.',
  },
  {
    pattern: /“[^”]*\p{Script=Han}[^”]*”/gu,
    what: 'English quotation marks round Chinese',
    how: 'Write 「」.',
  },
];

/** Punctuation in Chinese is full-width. */
export const chinesePunctuation: ContentRule = {
  name: 'chinese-punctuation',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, language, text }) => {
      if (language !== 'zh-Hant') return [];
      const prose = withoutMarkup(text);
      return WRONG.flatMap(({ pattern, what, how }) => {
        const found = prose.search(pattern);
        return found < 0 ? [] : [{ file, place, what: `${what} in 「${excerpt(prose, found)}」.`, how }];
      });
    }),
  fix: (content) =>
    mendTexts(content, ({ text, language }) =>
      language === 'en'
        ? text
        : mendProse(text, (prose) =>
            prose
              .replace(HALF_WIDTH_BRACKETS, '（$1）')
              .replace(HALF_WIDTH, (sign) => FULL_WIDTH.get(sign.trim()) ?? sign),
          ),
    ),
};
