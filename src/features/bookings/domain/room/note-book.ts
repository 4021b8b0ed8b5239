import type { NoteSave, RoomSide } from './notes.ts';

/** A paragraph as the server has it. */
export type ServerNote = {
  readonly id: string;
  readonly place: number;
  readonly author: RoomSide;
  readonly editor: RoomSide;
  readonly text: string;
  readonly version: number;
};

/** A text that the server does not have yet, and the version that it was written on. */
export type NoteDraft = { readonly text: string; readonly base: number; readonly saveId: string };

/** A paragraph on this page. A version of 0 is unknown to the server. */
export type NoteLine = ServerNote & { readonly draft?: NoteDraft };

/** The notes of a lesson as one page has them. */
export type NoteBook = {
  readonly side: RoomSide;
  readonly revision: number;
  readonly lines: readonly NoteLine[];
};

/** What a page shows of a paragraph. */
export const shownText = ({ text, draft }: NoteLine): string => draft?.text ?? text;

/** Drafts of an earlier visit to the page, and their paragraphs. */
export type StoredDrafts = readonly (Pick<NoteLine, 'id' | 'place'> & { readonly draft: NoteDraft })[];

const inOrder = (lines: readonly NoteLine[]) =>
  lines
    .map((line, index) => ({ line, index }))
    .sort((one, other) => one.line.place - other.line.place || one.index - other.index)
    .map(({ line }) => line);

/** The notes without drafts that the server has by now. */
const withoutSaved = (line: NoteLine): NoteLine => {
  const { draft, ...saved } = line;
  return draft && draft.text === line.text ? saved : line;
};

/** The server's notes with the drafts of this device. */
export function openNoteBook(
  side: RoomSide,
  { notes, revision }: { readonly notes: readonly ServerNote[]; readonly revision: number },
  drafts: StoredDrafts = [],
): NoteBook {
  const empty: NoteBook = { side, revision: 0, lines: [] };
  const book = receiveNotes(empty, { notes, revision });
  return drafts.reduce((open, { id, place, draft }) => putDraft(open, { id, place }, draft), book);
}

function putDraft(book: NoteBook, { id, place }: Pick<NoteLine, 'id' | 'place'>, draft: NoteDraft): NoteBook {
  const known = book.lines.some((line) => line.id === id);
  const fresh = { id, place, author: book.side, editor: book.side, text: '', version: 0 };
  const lines = known ? book.lines : [...book.lines, fresh];
  return {
    ...book,
    lines: inOrder(lines.map((line) => (line.id === id ? withoutSaved({ ...line, draft }) : line))),
  };
}

/** Takes in what changed on the server. Drafts stay. */
export function receiveNotes(
  book: NoteBook,
  { notes, revision }: { readonly notes: readonly ServerNote[]; readonly revision: number },
): NoteBook {
  const lines = [...book.lines];
  for (const note of notes) {
    const place = lines.findIndex(({ id }) => id === note.id);
    const known = lines[place];
    if (!known) lines.push(note);
    else if (note.version > known.version)
      lines[place] = withoutSaved({ ...note, ...(known.draft ? { draft: known.draft } : {}) });
  }
  return { ...book, revision: Math.max(book.revision, revision), lines: inOrder(lines) };
}

/** Writes in a paragraph; one with an unknown id is new, at the end. `saveId`: a new one for each change. */
export function writeNote(book: NoteBook, id: string, text: string, saveId: string): NoteBook {
  const line = book.lines.find((each) => each.id === id);
  const last = book.lines.reduce((most, { place }) => Math.max(most, place), 0);
  const base = line?.draft?.base ?? line?.version ?? 0;
  return putDraft(book, { id, place: line?.place ?? last + 1 }, { text, base, saveId });
}

/** The next text to send; undefined: the server has everything. A new paragraph without a text is not sent. */
export function nextSave(book: NoteBook): NoteSave | undefined {
  for (const { id, draft, version } of book.lines)
    if (draft && (draft.text !== '' || version > 0))
      return { noteId: id, base: draft.base, text: draft.text, saveId: draft.saveId, by: book.side };
  return undefined;
}

/** The drafts to store on this device. */
export const draftsOf = (book: NoteBook): StoredDrafts =>
  book.lines.flatMap(({ id, place, draft }) => (draft ? [{ id, place, draft }] : []));

/**
 * Takes in the answer to a save. What was written since then is a change of the text that the server has now. Where the
 * text was stored beside the other side's, that is a paragraph of its own, with the id of the save.
 */
export function settleSave(
  book: NoteBook,
  { noteId, saveId, base }: Pick<NoteSave, 'noteId' | 'saveId' | 'base'>,
  answer: {
    readonly outcome: 'saved' | 'unchanged' | 'beside';
    readonly notes: readonly ServerNote[];
    readonly revision: number;
  },
): NoteBook {
  const draft = book.lines.find(({ id }) => id === noteId)?.draft;
  const rest = draft && draft.saveId !== saveId ? draft : undefined;
  const bare: NoteBook = {
    ...book,
    lines: book.lines.map((line) => {
      const { draft: _, ...saved } = line;
      return line.id === noteId ? saved : line;
    }),
  };
  const next = receiveNotes(bare, answer);
  if (!rest) return next;
  const home = answer.outcome === 'beside' ? saveId : noteId;
  const line = next.lines.find(({ id }) => id === home);
  // A repeated save says nothing of what the other side has written since then.
  const written = answer.outcome === 'unchanged' ? base : (line?.version ?? 0);
  return putDraft(next, { id: home, place: line?.place ?? 1 }, { ...rest, base: written });
}
