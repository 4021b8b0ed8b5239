type Searched = { readonly text: string; readonly anchor: { readonly quote: string } | null };

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The notes that have every word of a search, in what was written or in the marked words. */
export function filterNotes<Note extends Searched>(notes: readonly Note[], search: string): readonly Note[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return notes.filter(({ text, anchor }) => {
    const all = plain(`${text} ${anchor?.quote ?? ''}`);
    return words.every((word) => all.includes(word));
  });
}
