import { parseRanges, type TextRange } from '#ielts/paper/text-ranges.ts';

type Piece = {
  readonly start: number;
  readonly text: string;
  readonly highlighted: boolean;
  /** `end`: the last piece of a note, which shows its icon. */
  readonly noted: 'within' | 'end' | undefined;
  readonly pending: boolean;
};

/**
 * Splits a text at the ends of highlights, notes and the range being marked. `spec` has the form that `Marking`
 * returns.
 */
export function cutText(text: string, spec: string): Piece[] {
  const [highlights = [], notes = [], pending = []] = spec.split('/').map(parseRanges);
  const all = [...highlights, ...notes, ...pending];
  const cuts = new Set([0, text.length]);
  for (const { start, end } of all) {
    cuts.add(Math.min(start, text.length));
    cuts.add(Math.min(end, text.length));
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, place) => {
    const end = places[place + 1] ?? text.length;
    const within = (ranges: readonly TextRange[]) =>
      ranges.some((range) => range.start <= start && end <= range.end);
    return {
      start,
      text: text.slice(start, end),
      highlighted: within(highlights),
      noted: within(notes) ? (notes.some((note) => note.end === end) ? 'end' : 'within') : undefined,
      pending: within(pending),
    };
  });
}
