import type { MarkStore } from '#features/questions/web/index.ts';
import { formatRanges, parseRanges } from '#ielts/paper/text-ranges.ts';
import { parseNotePlace } from '#ielts/paper/note-place.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import { MAX_QUOTE, type NoteAnchor } from '../../domain/note-anchor.ts';
import { findPiece, pieceName, pieceStart, type MarkedBlock } from './marked-blocks.ts';

/** A note or a highlight as the outbox has it, in JSON, by its id; `''` where it was deleted. */
export type NoteValue = { readonly block: string; readonly anchor: NoteAnchor | null; readonly text: string };

export const writeNoteValue = ({ block, anchor, text }: NoteValue): string =>
  JSON.stringify({ block, anchor, text });

/** Undefined: it was deleted. */
export const readNoteValue = (value: string): NoteValue | undefined =>
  value === '' ? undefined : (JSON.parse(value) as NoteValue);

/** A note that the page can show: the piece of the text that it marks. */
type PlacedNote = {
  readonly id: string;
  readonly note: NoteValue;
  readonly piece: string;
  readonly range: string;
};

type LessonMarksOptions = {
  readonly outbox: Pick<Outbox<string, string>, 'subscribe' | 'getSnapshot' | 'change'>;
  readonly blocks: readonly MarkedBlock[];
  readonly newId: () => string;
};

/**
 * The highlights and notes of a lesson for the marking tools. The tools know ranges in pieces of the page; the server
 * stores one row for each highlight and each note, in the text of a whole block.
 */
export function createLessonMarks({ outbox, blocks, newId }: LessonMarksOptions): MarkStore {
  const pieces = new Map(
    blocks.flatMap((block) =>
      block.pieces.map((_, piece) => [pieceName(block.id, block.language, piece), { block, piece }] as const),
    ),
  );
  let source: unknown;
  let placed: readonly PlacedNote[] = [];
  let snapshot: { readonly texts: ReadonlyMap<string, string> } = { texts: new Map() };

  function place(id: string, note: NoteValue): PlacedNote[] {
    const { anchor } = note;
    const block = blocks.find((each) => each.id === note.block && each.language === anchor?.language);
    const found = anchor && block ? findPiece(block, anchor) : undefined;
    if (!block || !found) return [];
    return [
      { id, note, piece: pieceName(block.id, block.language, found.piece), range: formatRanges([found]) },
    ];
  }

  function read(): void {
    const { entries } = outbox.getSnapshot();
    if (entries === source) return;
    source = entries;
    placed = [...entries.values()].flatMap(({ key, value }) => {
      const note = readNoteValue(value);
      return note ? place(key, note) : [];
    });
    const texts = new Map<string, string>();
    for (const { note, piece, range } of placed) {
      if (note.text !== '') texts.set(`note ${piece}:${range}`, note.text);
      else
        texts.set(`highlight ${piece}`, [texts.get(`highlight ${piece}`), range].filter(Boolean).join(' '));
    }
    for (const [key, ranges] of texts) {
      if (key.startsWith('highlight ')) texts.set(key, sortRanges(ranges));
    }
    snapshot = { texts };
  }

  /** The row of a range of a piece. Undefined for a piece that this lesson does not have. */
  function valueAt(name: string, range: string, text: string): string | undefined {
    const at = pieces.get(name);
    const [within] = parseRanges(range);
    if (!at || !within) return undefined;
    const start = pieceStart(at.block, at.piece) + within.start;
    const quote = (at.block.pieces[at.piece] ?? '').slice(within.start, within.end);
    if (quote.length > MAX_QUOTE) return undefined;
    const anchor = { language: at.block.language, start, end: start + quote.length, quote };
    return writeNoteValue({ block: at.block.id, anchor, text });
  }

  function changeHighlights(piece: string, ranges: string): void {
    const current = placed.filter((each) => each.piece === piece && each.note.text === '');
    const wanted = parseRanges(ranges).flatMap((range) => shorten(range).map((each) => formatRanges([each])));
    const free = current.filter(({ range }) => !wanted.includes(range));
    for (const range of wanted.filter((each) => !current.some((known) => known.range === each))) {
      const value = valueAt(piece, range, '');
      // A row that is not needed any more takes the new place: a longer highlight is the same one.
      if (value !== undefined) outbox.change(free.shift()?.id ?? newId(), value);
    }
    for (const { id } of free) outbox.change(id, '');
  }

  function changeNote(place: string, text: string): void {
    const at = parseNotePlace(place);
    if (!at) return;
    const range = formatRanges([at]);
    const current = placed.find(
      (each) => each.piece === at.block && each.range === range && each.note.text !== '',
    );
    // A note without a word would be a highlight.
    const value = text.trim() === '' ? '' : valueAt(at.block, range, text);
    if (value === undefined || (value === '' && !current)) return;
    outbox.change(current?.id ?? newId(), value);
  }

  return {
    subscribe: outbox.subscribe,
    getSnapshot() {
      read();
      return snapshot;
    },
    get(kind, place) {
      read();
      return snapshot.texts.get(`${kind} ${place}`) ?? '';
    },
    change({ kind, place, text }) {
      read();
      if (kind === 'highlight') changeHighlights(place, text);
      else changeNote(place, text);
    },
  };
}

const sortRanges = (ranges: string): string =>
  formatRanges(parseRanges(ranges).sort((one, other) => one.start - other.start));

/** A highlight longer than a row may be is stored as several that touch. */
function shorten({ start, end }: { readonly start: number; readonly end: number }) {
  const parts = [];
  for (let from = start; from < end; from += MAX_QUOTE)
    parts.push({ start: from, end: Math.min(end, from + MAX_QUOTE) });
  return parts;
}
