/** The two people of a lesson. */
export const ROOM_SIDES = ['learner', 'teacher'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

/** A paragraph of the notes that both sides write. */
export type Note = {
  readonly id: string;
  /** Its place in the order of the paragraphs. Two versions of one paragraph share it. */
  readonly place: number;
  /** Who wrote it first. */
  readonly author: RoomSide;
  /** Who changed it last. */
  readonly editor: RoomSide;
  /** Empty: it was deleted. */
  readonly text: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** The last save of each side, so that a repeated one is known. */
  readonly saves: Readonly<Record<RoomSide, string | null>>;
};

export type NoteSave = {
  readonly noteId: string;
  /** The version that was changed; 0 for a new paragraph. */
  readonly base: number;
  readonly text: string;
  /** New for each save, and the same when a save is sent again. */
  readonly saveId: string;
  readonly by: RoomSide;
};

/** The paragraphs that a save stores, and what became of its text. */
export type SavedNotes = {
  /**
   * `saved`: the paragraph has the text. `unchanged`: it had it before, or a deletion came too late. `beside`: the other
   * side was first, and the text is a paragraph next to it.
   */
  readonly outcome: 'saved' | 'unchanged' | 'beside';
  readonly notes: readonly Note[];
};

/**
 * Saves a paragraph. No text is lost when both sides write at the same time: the later one is stored beside the earlier.
 * `freePlace`: the place of a new paragraph.
 */
export function saveNote(current: Note | undefined, save: NoteSave, freePlace: number): SavedNotes {
  const { by, text, saveId } = save;
  if (!current) {
    const saves = { learner: null, teacher: null, [by]: saveId };
    const note = { id: save.noteId, place: freePlace, author: by, editor: by, text, version: 1, saves };
    return { outcome: 'saved', notes: [note] };
  }
  if (current.saves[by] === saveId) return { outcome: 'unchanged', notes: [] };
  const noted = { ...current, saves: { ...current.saves, [by]: saveId } };
  const isLate = save.base !== current.version;
  // What the other side wrote after that is not deleted by it.
  if (current.text === text || (isLate && text === '')) return { outcome: 'unchanged', notes: [noted] };
  // A text replaces the version that it was written on, and an emptied paragraph.
  if (!isLate || current.text === '')
    return { outcome: 'saved', notes: [{ ...noted, editor: by, text, version: current.version + 1 }] };
  const copy: Note = {
    id: saveId,
    place: current.place,
    author: by,
    editor: by,
    text,
    version: 1,
    saves: { learner: null, teacher: null },
  };
  return { outcome: 'beside', notes: [noted, copy] };
}
