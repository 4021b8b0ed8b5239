import type { CommentContext } from './fill-placeholders.ts';

/** A shorter quote, such as “a”, is found in too many words. */
const SHORTEST = 3;
const LETTER = /[A-Za-z0-9]/;

/** Replaces a text where it is not a part of a longer word. */
function replaceWhole(text: string, words: string, by: string): string {
  if (words.length < SHORTEST) return text;
  let result = '';
  let from = 0;
  for (;;) {
    const at = text.indexOf(words, from);
    if (at < 0) return result + text.slice(from);
    const end = at + words.length;
    const isPart = LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(end));
    result += text.slice(from, at) + (isPart ? words : by);
    from = end;
  }
}

/** A comment as an entry of the bank: its quote and the learner's name become placeholders. */
export const keepPlaceholders = (text: string, { quote, firstName }: CommentContext): string =>
  replaceWhole(replaceWhole(text.trim(), quote.trim(), '{quote}'), firstName, '{name}');

/** The language that a text is written in: Chinese, if it has a Chinese character. */
export const languageOfText = (text: string): 'en' | 'zh-Hant' =>
  /[\u4e00-\u9fff]/.test(text) ? 'zh-Hant' : 'en';
