import { notePlace, parseNotePlace } from '#ielts/paper/note-place.ts';
import {
  addRange,
  formatRanges,
  parseRanges,
  rangesOverlap,
  removeRange,
  type BlockRange,
} from '#ielts/paper/text-ranges.ts';
import { parseMarkKey, type MarkStore } from './mark-store.ts';

/** The most notes of a text. A longer list would be hard to use. */
const MAX_NOTES = 200;

export type Note = { readonly place: string; readonly at: BlockRange; readonly text: string };

/**
 * The highlights and notes of a paper, and the range being marked. Each block subscribes to its own part as one string,
 * so a change redraws only the blocks it touches.
 */
export function createMarking(sync: MarkStore) {
  const listeners = new Set<() => void>();
  let source: ReadonlyMap<string, string> | undefined;
  let specs = new Map<string, string>();
  let notes: readonly Note[] = [];
  /** The range that the keys have reached, before an action on it. */
  let pending: BlockRange | undefined;
  /** A note that is open in the list, written or not. */
  let openNote: string | undefined;

  function read(): void {
    const { texts } = sync.getSnapshot();
    if (texts === source) return;
    source = texts;
    const highlights = new Map<string, string>();
    const noted = new Map<string, Note>();
    for (const [key, text] of texts) {
      const named = parseMarkKey(key);
      const at = named?.kind === 'note' ? parseNotePlace(named.place) : undefined;
      if (named?.kind === 'highlight') highlights.set(named.place, text);
      if (named && at) noted.set(named.place, { place: named.place, at, text });
    }
    const draft = openNote === undefined || noted.has(openNote) ? undefined : parseNotePlace(openNote);
    if (openNote !== undefined && draft) noted.set(openNote, { place: openNote, at: draft, text: '' });
    notes = [...noted.values()];
    const noteSpecs = new Map<string, string>();
    for (const { at } of notes)
      noteSpecs.set(at.block, `${noteSpecs.get(at.block) ?? ''} ${at.start}-${at.end}`);
    specs = new Map(
      [...highlights.keys(), ...noteSpecs.keys()].map((block) => [
        block,
        `${highlights.get(block) ?? ''}/${noteSpecs.get(block) ?? ''}/`,
      ]),
    );
    if (pending) {
      const { block } = pending;
      specs.set(block, `${specs.get(block) ?? '//'}${formatRanges([pending])}`);
    }
  }
  function change(): void {
    source = undefined;
    for (const listener of listeners) listener();
  }
  const highlightsOf = (block: string) => parseRanges(sync.get('highlight', block));
  const keep = (block: string, ranges: ReturnType<typeof parseRanges>) =>
    sync.change({ kind: 'highlight', place: block, text: formatRanges(ranges) });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = sync.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** `highlights/notes/pending`, each as `formatRanges` writes them; `''` where a block has none of them. */
    specOf(block: string): string {
      read();
      return specs.get(block) ?? '';
    },
    listNotes(): readonly Note[] {
      read();
      return notes;
    },
    getOpenNote: () => openNote,
    getPending: () => pending,
    setPending(range: BlockRange | undefined): void {
      pending = range;
      change();
    },
    highlight(ranges: readonly BlockRange[]): void {
      for (const range of ranges) keep(range.block, addRange(highlightsOf(range.block), range));
    },
    /** Opens the note at a place for writing. False when the paper has the most notes already. */
    note(range: BlockRange): boolean {
      read();
      const place = notePlace(range);
      if (notes.length >= MAX_NOTES && !notes.some((each) => each.place === place)) return false;
      openNote = place;
      change();
      return true;
    },
    writeNote: (place: string, text: string) => sync.change({ kind: 'note', place, text }),
    closeNote(): void {
      openNote = undefined;
      change();
    },
    removeNote(place: string): void {
      if (openNote === place) openNote = undefined;
      sync.change({ kind: 'note', place, text: '' });
      change();
    },
    /** Whether clearing these ranges would take anything away. */
    isMarked(ranges: readonly BlockRange[]): boolean {
      read();
      return ranges.some(
        (range) =>
          highlightsOf(range.block).some((each) => rangesOverlap(each, range)) ||
          notes.some(({ at }) => at.block === range.block && rangesOverlap(at, range)),
      );
    },
    clear(ranges: readonly BlockRange[]): void {
      read();
      for (const range of ranges) {
        keep(range.block, removeRange(highlightsOf(range.block), range));
        for (const { place, at } of notes)
          if (at.block === range.block && rangesOverlap(at, range)) this.removeNote(place);
      }
    },
    clearAll(): void {
      openNote = undefined;
      for (const key of sync.getSnapshot().texts.keys()) {
        const named = parseMarkKey(key);
        if (named) sync.change({ ...named, text: '' });
      }
      change();
    },
    /** How many highlighted blocks and notes there are. */
    count(): number {
      return [...sync.getSnapshot().texts.keys()].filter(parseMarkKey).length;
    },
  };
}

export type Marking = ReturnType<typeof createMarking>;
