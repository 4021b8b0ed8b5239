import type { Sentence, TaggedEssay, Token } from '../essay/essay-text.ts';
import { stemOf } from './stem.ts';

/** An essay as the guards read it. Worked out once for all of them. */
export type GuardedText = {
  readonly sentences: readonly GuardedSentence[];
  /** Every word in lower case, numbers excluded. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Words as a person counts them: hyphenated ones and numbers count one each. */
  readonly wordCount: number;
};
export type GuardedSentence = {
  readonly words: readonly string[];
  /** In lower case, with single spaces and without marks: `in conclusion i think`. */
  readonly plain: string;
  readonly paragraph: number;
  readonly tokens: readonly Token[];
};

const WORD = /\p{L}/u;
const COUNTED = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/** Reads an essay for the guards. Never throws. */
export function guardedText(essay: TaggedEssay): GuardedText {
  const sentences = essay.paragraphs.flatMap((paragraph, at) =>
    paragraph.sentences.map((sentence) => guardedSentence(sentence, at)),
  );
  const words = sentences.flatMap((sentence) => sentence.words);
  return { sentences, words, stems: words.map(stemOf), wordCount: countEssayWords(essay.text) };
}

function guardedSentence({ tokens }: Sentence, paragraph: number): GuardedSentence {
  const words = tokens.filter(({ text }) => WORD.test(text)).map(({ lower }) => plainWord(lower));
  return { words, plain: plainText(words.join(' ')), paragraph, tokens };
}

/** Lower case with straight apostrophes. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(/[’‘]/gu, "'");
}

/** The words of a text in lower case, numbers and marks left out. */
export function wordsOfText(text: string): string[] {
  return plainWord(text).match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** Words and spaces alone. A tagger's `do n't` and a text's `don't` become one form. */
export function plainText(text: string): string {
  return wordsOfText(text.replace(/ (?=n't\b|'(?:s|re|ve|ll|d|m)\b)/gu, '')).join(' ');
}

/** Words as a person counts them. */
export function countEssayWords(text: string): number {
  return text.match(COUNTED)?.length ?? 0;
}
