/** What marks a text. `place` is a block for highlights, and `block:start-end` for a note. */
export type MarkKind = 'highlight' | 'note';

/** Where highlights and notes are stored. The tools know nothing else of it. */
export type MarkStore = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The current marks, by `highlight <block>` and `note <place>`. Other keys are ignored. */
  readonly getSnapshot: () => { readonly texts: ReadonlyMap<string, string> };
  /** The text of a mark; `''` where there is none. */
  readonly get: (kind: MarkKind, place: string) => string;
  /** Writes a mark: the ranges of a block as `formatRanges` writes them, or the words of a note. `''` removes it. */
  readonly change: (mark: { readonly kind: MarkKind; readonly place: string; readonly text: string }) => void;
};

/** The kind and place of a key; undefined for anything else. */
export function parseMarkKey(key: string): { readonly kind: MarkKind; readonly place: string } | undefined {
  const [, kind, place] = /^(highlight|note) (\S+)$/.exec(key) ?? [];
  return place === undefined ? undefined : { kind: kind === 'note' ? 'note' : 'highlight', place };
}
