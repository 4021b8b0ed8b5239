import { parseRanges, type BlockRange } from './text-ranges.ts';

/** The place of a note: `p1.B:12-40`. */
export function notePlace({ block, start, end }: BlockRange): string {
  return `${block}:${start}-${end}`;
}

/** The block and range of `notePlace`; undefined for anything else. */
export function parseNotePlace(place: string): BlockRange | undefined {
  const at = place.lastIndexOf(':');
  const [range] = parseRanges(place.slice(at + 1));
  return at > 0 && range ? { block: place.slice(0, at), ...range } : undefined;
}
