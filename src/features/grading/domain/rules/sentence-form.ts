import type { Sentence } from '../essay/essay-text.ts';
import { wordOf } from './phrase.ts';

/** Whether the sentence ends in a question mark. */
export function isQuestion({ tokens }: Sentence): boolean {
  return tokens.slice(-2).some((token) => token.text.startsWith('?'));
}

/** Makes a test that is true for a sentence with one of the words, separated by spaces. */
export function hasWord(list: string): (sentence: Sentence) => boolean {
  const words = new Set(list.split(' '));
  return ({ tokens }) => tokens.some((token) => words.has(wordOf(token)));
}
