import { type Token, tokenise } from './answer-tokens.ts';
import type { WordLimit } from '../question-types/word-limit.ts';
import { readNumber } from './written-number.ts';
import { readTelephone } from './written-telephone.ts';

/**
 * How many words and numbers an answer has; a number is counted as such whether it is in figures or in words.
 */
export type WordCount = {
  readonly words: number;
  readonly numbers: number;
  /** Everything together, a number in words counted by its words: `a thousand` is two. */
  readonly total: number;
};

/**
 * Whether an answer keeps a limit. With "and/or a number" one number is free; each further one counts as a
 * word. Without, a number in figures is one word.
 */
export function fitsWordLimit(answer: string | readonly Token[], limit: WordLimit): boolean {
  const { words, numbers, total } = countWords(answer);
  return limit.number ? words + Math.max(0, numbers - 1) <= limit.words : total <= limit.words;
}

/**
 * Counts as IELTS does: a hyphenated word and a closed compound are one word, an open compound two; articles
 * count, symbols do not; `55%` and `9am` are one number, `21st July` is one number and one word.
 */
export function countWords(answer: string | readonly Token[]): WordCount {
  const tokens = (typeof answer === 'string' ? tokenise(answer) : answer).filter(({ symbol }) => !symbol);
  const texts = tokens.map(({ text }) => text);
  let words = 0;
  let numbers = 0;
  let total = 0;
  for (let place = 0; place < tokens.length;) {
    const length = Math.max(readNumber(texts, place)?.length ?? 0, readTelephone(texts, place)?.length ?? 0);
    const run = tokens.slice(place, place + Math.max(1, length));
    const isNumber = length > 0 || /\d/u.test(texts[place] ?? '');
    if (isNumber) numbers += 1;
    else words += 1;
    const inFigures = run.every(({ text }) => /\d/u.test(text));
    total += inFigures ? 1 : run.filter(({ joint }, i) => i === 0 || joint === 'none').length;
    place += run.length;
    // What hangs on belongs to it: the `am` of `9am`, the `known` of `well-known`.
    while (place < tokens.length && tokens[place]?.joint !== 'none') place += 1;
  }
  return { words, numbers, total };
}
