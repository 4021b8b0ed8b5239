import { COMBINING_MARK, LETTER, NUMBER } from '../marking/letter-classes.ts';
import { tokenise } from '../marking/answer-tokens.ts';
import { type Mark, markOf } from '../marking/mark.ts';
import { matchAnswer, type ReadAnswer, readTokens } from '../marking/match-answer.ts';
import { plainText } from '../marking/plain-text.ts';
import { readingsOf } from './contractions.ts';
import type { MarkedWord } from './exercise-mark.ts';

const PUNCTUATION_THAT_COUNTS = /[,;:?!]|\.(?=\s)/gu;

/**
 * Marks a written sentence against accepted ones. Capitals, spaces, the final stop, contractions, numbers in words or
 * figures, and British or American spelling are the same. Punctuation counts only where it is the point.
 */
export function markSentence(
  accepted: readonly string[],
  answer: string,
  punctuation = false,
): Mark & { readonly words?: readonly MarkedWord[] } {
  if (tokenise(answer).length === 0) return markOf('blank', accepted);
  const answers = readingsOf(plainText(answer), 'answer').map((reading) =>
    readTokens(tokenise(reading), 'answer'),
  );
  const match = accepted.filter((sentence) =>
    formsOf(sentence).some((form) => answers.some((one) => matchAnswer(one, form) !== undefined)),
  );
  if (match.length > 0) {
    const marks = punctuationOf(answer);
    if (!punctuation || match.some((sentence) => punctuationOf(sentence) === marks))
      return markOf('exact', accepted);
  }
  return { ...markOf('different', accepted), words: wordsAgainst(nearest(accepted, answer), answer) };
}

/** Parsing an accepted sentence costs more than comparing it, and its question is answered again and again. */
const MOST_FORMS = 2_000;
const forms = new Map<string, readonly ReadAnswer[]>();

function formsOf(sentence: string): readonly ReadAnswer[] {
  const known = forms.get(sentence);
  if (known) return known;
  const parsed = readingsOf(plainText(sentence), 'key').map((reading) =>
    readTokens(tokenise(reading), 'key'),
  );
  if (forms.size >= MOST_FORMS) forms.clear();
  forms.set(sentence, parsed);
  return parsed;
}

/** Each mark of punctuation with how many words stand before it; the stop or question mark at the end aside. */
function punctuationOf(sentence: string): string {
  const plain = plainText(sentence).replace(/[.?!]+$/u, '');
  const marks: string[] = [];
  // Safari 12 has no matchAll.
  plain.replace(PUNCTUATION_THAT_COUNTS, (mark: string, index: number) => {
    marks.push(`${readingsOf(plain.slice(0, index).trim(), 'answer')[0]?.split(' ').length}${mark}`);
    return mark;
  });
  return marks.join(' ');
}

const WORD = new RegExp(`[${LETTER}${COMBINING_MARK}${NUMBER}'-]+`, 'gu');
const wordsOf = (text: string): string[] => plainText(text).match(WORD) ?? [];

/** The words of an answer; right are those of the longest row of words that it shares with a sentence. */
export function wordsAgainst(sentence: string, answer: string): readonly MarkedWord[] {
  const written = answer.trim().split(/\s+/u);
  const own = written.map((word) => wordsOf(word).join(' '));
  const shared = sharedPlaces(own, wordsOf(sentence));
  return written.map((text, place) => ({ text, right: shared.has(place) || own[place] === '' }));
}

function nearest(accepted: readonly string[], answer: string): string {
  const own = wordsOf(answer);
  let best = { sentence: '', score: -Infinity };
  for (const sentence of accepted) {
    const words = wordsOf(sentence);
    const score = 2 * sharedPlaces(own, words).size - words.length;
    if (score > best.score) best = { sentence, score };
  }
  return best.sentence;
}

/** The longest answer that is compared word by word; a longer one is compared up to here. */
const MOST_WORDS = 60;

/** The places in `one` of the longest common subsequence with `other`. */
function sharedPlaces(one: readonly string[], other: readonly string[]): ReadonlySet<number> {
  const a = one.slice(0, MOST_WORDS);
  const b = other.slice(0, MOST_WORDS);
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const places = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      places.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}
