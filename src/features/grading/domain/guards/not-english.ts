import { FUNCTION_WORDS } from './function-words.ts';
import type { Finding, GuardInput } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

/** Words in a window that is judged alone, so that a text hidden behind English is seen. */
const WINDOW = 40;
/** English has about 45 words of grammar in 100, a learner's essay at least 30. */
const FEW_FUNCTION_WORDS = 0.2;
/** A learner's misspellings and names make up to 15 unknown words in 100. */
const MANY_UNKNOWN = 0.3;
/** Letters of other scripts, or with marks that English does not use. */
const FOREIGN_LETTERS = 0.2;
/** Words without a vowel, or with more consonants or vowels in a row than English has. */
const UNSAYABLE = 0.2;
/** Fewer words than this among the words and numbers: a list of numbers. Reports have over four fifths. */
const FEW_WORDS = 0.5;
/** Shares of windows: nearly all of the text, or a good part of it. */
const MOST = 0.6;
const PART = 0.25;
const CAP_MOST = 1;
const CAP_PART = 4;

const CONSONANT_RUN = /[bcdfghjklmnpqrstvwxz]{5}|^[bcdfghjklmnpqrstvwxz]{3,}$|[aeiou]{5}|(.)\1\1/u;
/** Long runs of consonants that English does have. */
const SAYABLE = /ngths?|tchs|ghts|rchs|rths|tchp|ghtsh|ightl/u;

/** Text in another language, or letters without meaning. */
export function findNotEnglish(
  { words, wordCount }: GuardedText,
  { essay, wordRank }: Pick<GuardInput, 'essay' | 'wordRank'>,
): Finding | undefined {
  const letters = essay.text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = (essay.text.match(/\p{L}/gu) ?? []).filter((letter) => !/[a-z]/iu.test(letter)).length;
  if (letters > 0 && foreign > letters * FOREIGN_LETTERS) return { id: 'not-english', cap: CAP_MOST };
  if (words.length < wordCount * FEW_WORDS) return { id: 'not-english', cap: CAP_MOST };
  const windows = windowsOf(words).filter((window) => isNotEnglish(window, wordRank));
  const bad = windows.length / Math.max(1, windowsOf(words).length);
  if (bad < PART) return undefined;
  const id = shareOf(windows.flat(), isUnsayable) > UNSAYABLE ? 'random-letters' : 'not-english';
  return { id, cap: bad >= MOST ? CAP_MOST : CAP_PART };
}

function windowsOf(words: readonly string[]): (readonly string[])[] {
  const windows: (readonly string[])[] = [];
  for (let start = 0; start === 0 || start + WINDOW <= words.length; start += WINDOW / 2) {
    windows.push(words.slice(start, start + WINDOW));
  }
  return windows.filter((window) => window.length > 0);
}

function isNotEnglish(window: readonly string[], rankOf: GuardInput['wordRank']): boolean {
  const unknown = shareOf(window, (word) => !isKnown(word, rankOf));
  const functional = shareOf(window, (word) => FUNCTION_WORDS.has(word));
  return unknown > MANY_UNKNOWN && (functional < FEW_FUNCTION_WORDS || unknown > 2 * MANY_UNKNOWN);
}

function isKnown(word: string, rankOf: GuardInput['wordRank']): boolean {
  return (
    FUNCTION_WORDS.has(word) || [word, word.replace(/'s?$/u, '')].some((form) => rankOf(form) !== undefined)
  );
}

/** `sdfgh`, `xq`: nobody could say it. */
function isUnsayable(word: string): boolean {
  return CONSONANT_RUN.test(word) && !SAYABLE.test(word);
}

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter((item) => is(item)).length / items.length;
}
