import { LONGEST_CARD_EXAMPLE, LONGEST_CARD_WORD } from '../../domain/answer-limits.ts';

/** Part of a text, from a place to the one behind it. */
export type Span = { readonly start: number; readonly end: number };

/** A card is made of so many selected words at most. */
export const MOST_WORDS = 4;

const LETTER = /[A-Za-zÀ-ÖØ-öø-ÿ0-9'’-]/;
/** Of another script, such as an explanation in Chinese: no words for a card. */
const OTHER_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]/;
const SHORT_FORM = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|etc|e\.g|i\.e|[A-Z])\.$/;

/**
 * The words of a selection, whole where it began or ended inside one, without what stands around them. Undefined: none,
 * more than four, or not English.
 */
export function wordsOf(text: string, { start, end }: Span): Span | undefined {
  let [from, to] = [start, end];
  while (from < to && !LETTER.test(text[from] ?? '')) from += 1;
  while (to > from && !LETTER.test(text[to - 1] ?? '')) to -= 1;
  if (from === to) return undefined;
  while (from > 0 && LETTER.test(text[from - 1] ?? '')) from -= 1;
  while (to < text.length && LETTER.test(text[to] ?? '')) to += 1;
  // Quotation marks look like the apostrophes and hyphens inside words.
  while (from < to && /['’-]/.test(text[from] ?? '')) from += 1;
  while (to > from && /['’-]/.test(text[to - 1] ?? '')) to -= 1;
  const words = text.slice(from, to);
  const fits =
    /[A-Za-z]/.test(words) &&
    !OTHER_SCRIPT.test(words) &&
    words.length <= LONGEST_CARD_WORD &&
    words.split(/\s+/).length <= MOST_WORDS;
  return fits ? { start: from, end: to } : undefined;
}

/** The marks that close a sentence, with what closes behind them. */
const CLOSING = /[.!?…][)\]"'”’]*(?=\s+["'“‘([]*[A-Z0-9])|[。！？]/g;

/** Where the sentences of a text end: behind the marks that close them. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  text.replace(CLOSING, (marks: string, place: number) => {
    if (!SHORT_FORM.test(text.slice(Math.max(0, place - 8), place + 1))) ends.push(place + marks.length);
    return marks;
  });
  return [...ends, text.length];
}

/** The sentence that words stand in, or as much of it round them as a card can hold. */
export function sentenceAround(text: string, { start, end }: Span): string {
  const ends = sentenceEnds(text);
  const from = ends.reduce((last, each) => (each <= start ? each : last), 0);
  const to = ends.find((each) => each >= end) ?? text.length;
  const tidy = (part: string) => part.replace(/\s+/g, ' ').trim();
  const whole = tidy(text.slice(from, to));
  if (whole.length <= LONGEST_CARD_EXAMPLE) return whole;
  const room = Math.floor((LONGEST_CARD_EXAMPLE - (end - start)) / 2) - 2;
  const left = Math.max(from, start - room);
  const right = Math.min(to, end + room);
  // Whole words on both sides.
  const before =
    left === from ? text.slice(left, start) : `…${text.slice(left, start).replace(/^\S*\s/, '')}`;
  const after = right === to ? text.slice(end, right) : `${text.slice(end, right).replace(/\s\S*$/, '')}…`;
  return tidy(before + text.slice(start, end) + after);
}
