import type { Span } from './spoken-words.ts';

type TimedWord = { readonly text: string };

/** A stretch of a transcript that looks the same from its start to its end. */
export type TranscriptPiece = Span & {
  readonly text: string;
  /** The place of its word in the list of words with times; undefined between words. */
  readonly word: number | undefined;
  /** The places of the marks that cover it. */
  readonly marks: readonly number[];
  /** The places of the marks that end with it. */
  readonly ends: readonly number[];
};

/** A word is looked for this far behind the last one: transcribers leave marks out of their words. */
const REACH = 60;

/** Cuts a transcript where a word with a time or a mark starts or ends. Joined, the pieces are the transcript. */
export function splitTranscript(
  text: string,
  words: readonly TimedWord[],
  marks: readonly Span[],
): readonly TranscriptPiece[] {
  const placed = placeWords(text, words);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...placed, ...marks]) cuts.add(start).add(end);
  const places = [...cuts].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1] ?? text.length;
    const covers = (span: Span) => span.start <= start && span.end >= end;
    const covering = marks.flatMap((mark, place) => (covers(mark) ? [place] : []));
    return {
      start,
      end,
      text: text.slice(start, end),
      word: placed.find(covers)?.word,
      marks: covering,
      ends: covering.filter((place) => marks[place]?.end === end),
    };
  });
}

/** Where each word is in the transcript; one that is not there is left out. */
function placeWords(text: string, words: readonly TimedWord[]): (Span & { readonly word: number })[] {
  const lower = text.toLowerCase();
  let at = 0;
  return words.flatMap(({ text: said }, word) => {
    const wanted = said.toLowerCase();
    const start = lower.length === text.length ? lower.indexOf(wanted, at) : text.indexOf(said, at);
    if (wanted === '' || start === -1 || start - at > REACH) return [];
    at = start + said.length;
    return [{ start, end: at, word }];
  });
}
