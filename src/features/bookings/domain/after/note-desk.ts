/** A text as the server has it. */
export type ServerText<Text> = { readonly text: Text; readonly version: number };

/** A text that one page writes and the server keeps in versions. */
export type NoteDesk<Text> = {
  readonly text: Text;
  /** The version that the text was written on. */
  readonly base: number;
  /** Whether the server has the text. */
  readonly isSaved: boolean;
  /** The id of the next save. */
  readonly saveId: string;
  /** What was sent last, whether or not an answer came. */
  readonly tried: Text | null;
  /** What another tab or device saved meanwhile. The person chooses. */
  readonly other: ServerText<Text> | null;
};

/** What a device keeps of a text until the server has it. */
export type StoredDesk<Text> = Pick<NoteDesk<Text>, 'text' | 'base' | 'saveId' | 'tried'>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The server's text, or the one that this device could not save before. `saveId`: for the next save. */
export function openNoteDesk<Text>(
  server: ServerText<Text>,
  stored: StoredDesk<Text> | undefined,
  saveId: string,
): NoteDesk<Text> {
  const { text, version: base } = server;
  if (!stored || isSame(stored.text, text))
    return { text, base, isSaved: true, saveId, tried: null, other: null };
  const kept: NoteDesk<Text> = { ...stored, isSaved: false, other: null };
  return stored.base === base ? kept : meetOther(kept, server);
}

/** The person writes. */
export const writeNoteDesk = <Text>(desk: NoteDesk<Text>, text: Text, saveId: string): NoteDesk<Text> => ({
  ...desk,
  text,
  saveId,
  isSaved: false,
});

/** The text is being sent. */
export const trySave = <Text>(desk: NoteDesk<Text>): NoteDesk<Text> => ({ ...desk, tried: desk.text });

/** The server has stored what was sent. What was written since then is to be saved. */
export const settleNote = <Text>(desk: NoteDesk<Text>, sent: Text, version: number): NoteDesk<Text> => ({
  ...desk,
  base: version,
  isSaved: isSame(desk.text, sent),
});

/**
 * The server has another version than the one that the text was written on. If it is what this page sent, its answer was
 * lost, and the page goes on. Otherwise the person chooses.
 */
export function meetOther<Text>(desk: NoteDesk<Text>, server: ServerText<Text>): NoteDesk<Text> {
  if (isSame(server.text, desk.text)) return { ...desk, base: server.version, isSaved: true };
  const isOwn = desk.tried !== null && isSame(server.text, desk.tried);
  return isOwn ? { ...desk, base: server.version } : { ...desk, other: server };
}

/** The person has chosen one of the two texts. */
export function chooseText<Text>(
  desk: NoteDesk<Text>,
  choice: 'own' | 'other',
  saveId: string,
): NoteDesk<Text> {
  if (!desk.other) return desk;
  const { text, version: base } = desk.other;
  return choice === 'own'
    ? { ...desk, base, saveId, other: null }
    : { ...desk, text, base, isSaved: true, other: null };
}
