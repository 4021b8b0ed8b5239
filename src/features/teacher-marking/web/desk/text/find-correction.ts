import type { Span } from './word-cursor.ts';

/** The words of a quote that a suggestion replaces. `start` equal to `end`: it only adds words there. */
export type Correction = Span & { readonly inserted: string };

/** The words of a text with the spaces after them. */
const pieces = (text: string): readonly string[] => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];

/**
 * The part of a quote that a suggestion changes: words at the start and at the end that are the same stay. Undefined: it
 * changes nothing. Offsets count from the start of the quote.
 */
export function findCorrection(quote: string, suggestion: string): Correction | undefined {
  if (quote === suggestion) return undefined;
  const [before, after] = [pieces(quote), pieces(suggestion)];
  const most = Math.min(before.length, after.length);
  let lead = 0;
  while (lead < most && before[lead] === after[lead]) lead += 1;
  let tail = 0;
  while (tail < most - lead && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const lengthOf = (all: readonly string[]) => all.join('').length;
  const start = lengthOf(before.slice(0, lead));
  const end = quote.length - lengthOf(before.slice(before.length - tail));
  return {
    start,
    end: tail === 0 ? quote.length : end,
    inserted: after.slice(lead, after.length - tail).join(''),
  };
}
