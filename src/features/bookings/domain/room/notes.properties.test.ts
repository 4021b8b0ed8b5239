import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROOM_SIDES, saveNote, type Note, type NoteSave, type RoomSide } from './notes.ts';

/** The notes of a server, and two people with what each has last seen. */
function aRoom() {
  const stored = new Map<string, Note>();
  /** Texts that a person replaced after having seen them. */
  const replaced = new Set<string>();
  let saves = 0;

  function send(save: NoteSave) {
    const result = saveNote(stored.get(save.noteId), save, stored.size + 1);
    for (const note of result.notes) stored.set(note.id, note);
    return result;
  }

  return {
    stored,
    replaced,
    send,
    write(by: RoomSide, seen: ReadonlyMap<string, Note>, noteId: string, text: string): NoteSave {
      const base = seen.get(noteId);
      if (base) replaced.add(base.text);
      saves += 1;
      return { noteId, base: base?.version ?? 0, text, saveId: `save ${saves}`, by };
    },
  };
}

const act = fc.record({
  by: fc.constantFrom(...ROOM_SIDES),
  noteId: fc.constantFrom('a', 'b', 'c'),
  /** The line breaks after the save arrived: it is sent again later. */
  isRepeated: fc.boolean(),
  /** Looks at the notes first. */
  looks: fc.boolean(),
  deletes: fc.boolean(),
});

test('a text is stored, unless someone who had seen it replaced it', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const room = aRoom();
      const seen: Record<RoomSide, Map<string, Note>> = { learner: new Map(), teacher: new Map() };
      const written: string[] = [];
      for (const [index, { by, noteId, isRepeated, looks, deletes }] of acts.entries()) {
        if (looks) seen[by] = new Map(room.stored);
        const text = deletes ? '' : `text ${index}`;
        if (!deletes) written.push(text);
        const save = room.write(by, seen[by], noteId, text);
        room.send(save);
        if (isRepeated) {
          const before = new Map(room.stored);
          expect(room.send(save).outcome).toBe('unchanged');
          expect(room.stored).toEqual(before);
        }
        // The own page has its own text from now on.
        const mine = room.stored.get(noteId);
        if (mine && mine.text === text) seen[by].set(noteId, mine);
      }
      const texts = new Set([...room.stored.values()].map(({ text }) => text));
      for (const text of written) expect(texts.has(text) || room.replaced.has(text), text).toBe(true);
    }),
  );
});

test('both texts of one paragraph are stored next to each other', () => {
  const room = aRoom();
  room.send(room.write('teacher', new Map(), 'a', 'linking words'));
  room.send(room.write('teacher', new Map(), 'b', 'articles'));
  const seen = new Map(room.stored);
  room.send(room.write('learner', seen, 'a', 'linking words: however'));
  const { outcome, notes } = room.send(room.write('teacher', seen, 'a', 'linking words: therefore'));
  expect(outcome).toBe('beside');
  expect(notes.map(({ place, text }) => [place, text])).toEqual([
    [1, 'linking words: however'],
    [1, 'linking words: therefore'],
  ]);
});

test('a deletion of an older version deletes nothing', () => {
  const room = aRoom();
  room.send(room.write('teacher', new Map(), 'a', 'articles'));
  const seen = new Map(room.stored);
  room.send(room.write('learner', seen, 'a', 'articles: the'));
  room.send(room.write('teacher', seen, 'a', ''));
  expect(room.stored.get('a')?.text).toBe('articles: the');
});
