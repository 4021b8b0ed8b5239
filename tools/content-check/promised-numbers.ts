import type { Language } from '#platform/i18n/language.ts';

/** What a text may promise in numbers. */
type Promised = 'lessons' | 'hours' | 'modules' | 'scored tasks' | 'courses';
export type PromisedNumber = { readonly what: Promised; readonly count: number; readonly words: string };

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const HAN = '〇一二三四五六七八九';
const N = `(\\d+|${WORDS.join('|')})`;
const HAN_N = `(\\d+|[兩${HAN}十]+)`;

/**
 * How texts say how many there are in all. “Two lessons a week” and “two lessons are for” are about a part, 「每週兩堂課」
 * and 「其中一堂」 too.
 */
const CLAIMS: readonly { readonly what: Promised; readonly language: Language; readonly pattern: RegExp }[] =
  [
    {
      what: 'lessons',
      language: 'en',
      pattern: new RegExp(`\\b${N} (?:short )?lessons\\b(?! a week| each| are for)`, 'giu'),
    },
    { what: 'lessons', language: 'en', pattern: new RegExp(`\\bof the ${N} lessons\\b`, 'giu') },
    {
      what: 'lessons',
      language: 'zh-Hant',
      pattern: new RegExp(`(?<!每週|每週上|第|其中|[${HAN}]、)${HAN_N} ?堂短?課`, 'gu'),
    },
    { what: 'lessons', language: 'zh-Hant', pattern: new RegExp(`全課程 ?${HAN_N} ?堂`, 'gu') },
    {
      what: 'hours',
      language: 'en',
      pattern: new RegExp(`\\blessons (?:take|come to) about ${N} hours`, 'giu'),
    },
    { what: 'hours', language: 'zh-Hant', pattern: new RegExp(`[共計]約 ?${HAN_N} ?小時`, 'gu') },
    { what: 'modules', language: 'en', pattern: new RegExp(`\\b${N} modules\\b`, 'giu') },
    { what: 'modules', language: 'zh-Hant', pattern: new RegExp(`(?<!最後)${HAN_N} ?個單元`, 'gu') },
    {
      what: 'scored tasks',
      language: 'en',
      pattern: new RegExp(`\\b${N}(?: of them recorded tasks|: the last lesson of each module)`, 'giu'),
    },
    {
      what: 'scored tasks',
      language: 'zh-Hant',
      pattern: new RegExp(`${HAN_N} ?(?:堂要錄音作答|[次篇]，每個單元的最後一堂)`, 'gu'),
    },
    { what: 'courses', language: 'en', pattern: new RegExp(`\\b${N} courses\\b`, 'giu') },
    {
      what: 'courses',
      language: 'zh-Hant',
      pattern: new RegExp(`(?<!哪|第)(?!一 ?門)${HAN_N} ?門課程`, 'gu'),
    },
  ];

/** 「十八」 is 18, 「兩」 is 2. */
function readNumber(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const word = WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  const digit = (sign: string | undefined) => (sign === '兩' ? 2 : HAN.indexOf(sign ?? ''));
  if (!text.includes('十')) return digit(text);
  const [tens = '', ones = ''] = text.split('十');
  return (tens === '' ? 1 : digit(tens)) * 10 + (ones === '' ? 0 : digit(ones));
}

/** The numbers that a text promises, in its language. */
export function promisedNumbers(text: string, language: Language): PromisedNumber[] {
  return CLAIMS.filter((claim) => claim.language === language).flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map(([words, number = '']) => ({ what, count: readNumber(number), words })),
  );
}
