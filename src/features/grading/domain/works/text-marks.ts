import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';

/** A place in a text with what it shows: `text.slice(start, end)` is the quote. */
export type TextMark = {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly criterion: Criterion;
  readonly comment: Localised;
  /** `error`: something to change. `seen`: something that the band rests on. */
  readonly kind: 'error' | 'seen';
  readonly family: string | null;
};

type Quoted = { readonly criterion: Criterion; readonly quote: string; readonly comment: Localised };

/**
 * The marks of a text in its order: errors, and quotes that are no errors. A quote is placed where it first occurs and no
 * mark with the same words begins; one that does not occur is left out.
 */
export function placeMarks(
  text: string,
  errors: readonly TextMark[],
  quoted: readonly Quoted[],
): readonly TextMark[] {
  const own = errors.filter(({ start, end, quote }) => text.slice(start, end) === quote);
  const taken = new Set(own.map(({ start, quote }) => `${start} ${quote}`));
  const isError = new Set(own.map(({ quote, comment }) => `${quote} ${comment.en}`));
  const seen: TextMark[] = [];
  for (const { criterion, quote, comment } of quoted) {
    if (quote === '' || isError.has(`${quote} ${comment.en}`)) continue;
    let start = text.indexOf(quote);
    while (start >= 0 && taken.has(`${start} ${quote}`)) start = text.indexOf(quote, start + 1);
    if (start < 0) continue;
    taken.add(`${start} ${quote}`);
    seen.push({ start, end: start + quote.length, quote, criterion, comment, kind: 'seen', family: null });
  }
  return [...own, ...seen].sort((a, b) => a.start - b.start || b.end - a.end);
}
