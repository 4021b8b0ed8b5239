import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import type { ContentText } from '../content-texts.ts';
import { withoutMarkup } from '../prose.ts';

const HAN = /\p{Script=Han}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const WORD = /\p{Script=Latin}[\p{Script=Latin}’'-]*/gu;
/** 「True、False、Not Given」 is Chinese, too. */
const CHINESE_SIGN = /[\p{Script=Han}、，。；：！？「」（）]/u;
/** Names and terms are short. From this many words on, a text is a sentence. */
const SENTENCE_WORDS = 4;

/** English texts are in English, and Chinese texts in Chinese. */
export const languages: ContentRule = {
  name: 'languages',
  check: (content) => [
    ...content.texts.filter(({ literal }) => literal).flatMap(checkText),
    ...checkFiles(content),
  ],
};

function checkText({ file, place, language, text }: ContentText): ContentProblem[] {
  const prose = withoutMarkup(text);
  const foreign =
    language === 'en' ? count(HAN, prose) > count(LATIN_LETTER, prose) : isEnglishSentence(prose);
  return foreign ? [wrongLanguage(file, place, language)] : [];
}

function isEnglishSentence(prose: string): boolean {
  return !CHINESE_SIGN.test(prose) && count(WORD, prose) >= SENTENCE_WORDS;
}

/**
 * Pages in Chinese quote English examples, so they are judged as a whole: their title and most of their text.
 */
function checkFiles({ texts }: Content): ContentProblem[] {
  const lines = texts.filter(({ literal }) => !literal);
  return [...new Set(lines.map(({ file }) => file))].flatMap((file) => {
    const own = lines.filter((line) => line.file === file);
    const [first] = own;
    const whole = own.map(({ text }) => withoutMarkup(text)).join('\n');
    if (!first) return [];
    const wrong =
      first.language === 'en'
        ? count(HAN, whole) * 4 > count(LATIN_LETTER, whole)
        : count(HAN, whole) * 4 < count(LATIN_LETTER, whole) || isEnglishSentence(first.text);
    return wrong ? [wrongLanguage(file, '', first.language)] : [];
  });
}

function wrongLanguage(file: string, place: string, language: ContentText['language']): ContentProblem {
  return language === 'en'
    ? { file, place, what: 'This should be English.', how: 'Translate it.' }
    : { file, place, what: 'This should be Traditional Chinese.', how: 'Translate it.' };
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
