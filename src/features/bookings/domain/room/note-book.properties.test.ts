import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftsOf,
  nextSave,
  openNoteBook,
  receiveNotes,
  settleSave,
  shownText,
  writeNote,
  type NoteBook,
} from './note-book.ts';
import { ROOM_SIDES, saveNote, type Note, type NoteSave, type RoomSide } from './notes.ts';

/** Two pages and a server with a line that breaks. */
function aLesson() {
  const stored = new Map<string, Note & { readonly revision: number }>();
  let revision = 0;
  let saves = 0;
  const pages: Record<RoomSide, NoteBook> = {
    learner: openNoteBook('learner', { notes: [], revision: 0 }),
    teacher: openNoteBook('teacher', { notes: [], revision: 0 }),
  };
  const since = (after: number) => ({
    notes: [...stored.values()].filter((note) => note.revision > after),
    revision,
  });

  function serve(save: NoteSave, after: number) {
    const place = Math.max(0, ...[...stored.values()].map((note) => note.place)) + 1;
    const result = saveNote(stored.get(save.noteId), save, place);
    if (result.outcome !== 'unchanged') revision += 1;
    for (const note of result.notes) stored.set(note.id, { ...note, revision });
    return { outcome: result.outcome, ...since(after) };
  }

  return {
    pages,
    stored,
    write(side: RoomSide, id: string, text: string) {
      saves += 1;
      pages[side] = writeNote(pages[side], id, text, `save ${saves}`);
    },
    poll(side: RoomSide) {
      pages[side] = receiveNotes(pages[side], since(pages[side].revision));
    },
    /** Sends one text; the writer goes on meanwhile. The answer may be lost, and the page may be closed and opened. */
    send(side: RoomSide, { meanwhile, isLost }: { meanwhile?: () => void; isLost: boolean }) {
      const save = nextSave(pages[side]);
      if (!save) return;
      const answer = serve(save, pages[side].revision);
      meanwhile?.();
      if (isLost) pages[side] = openNoteBook(side, since(0), draftsOf(pages[side]));
      else pages[side] = settleSave(pages[side], save, answer);
    },
  };
}

const act = fc.record({
  side: fc.constantFrom(...ROOM_SIDES),
  id: fc.constantFrom('a', 'b'),
  kind: fc.constantFrom('write', 'delete', 'send', 'poll', 'send while writing'),
  isLost: fc.boolean(),
});

test('two pages end with the same notes, and every last text of a paragraph is among them', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const lesson = aLesson();
      /** Texts that their own writer replaced, or that somebody saw before replacing them. */
      const replaced = new Set<string>();
      const written: string[] = [];
      const write = (side: RoomSide, id: string, text: string) => {
        const line = lesson.pages[side].lines.find((each) => each.id === id);
        if (line) replaced.add(shownText(line)).add(line.text);
        if (text !== '') written.push(text);
        lesson.write(side, id, text);
      };
      for (const [index, { side, id, kind, isLost }] of acts.entries()) {
        if (kind === 'write') write(side, id, `text ${index}`);
        else if (kind === 'delete') write(side, id, '');
        else if (kind === 'poll') lesson.poll(side);
        else {
          const meanwhile = () => write(side, id, `text ${index}`);
          lesson.send(side, { isLost, ...(kind === 'send' ? {} : { meanwhile }) });
        }
      }
      for (let round = 0; round < 200 && ROOM_SIDES.some((side) => nextSave(lesson.pages[side])); round += 1)
        for (const side of ROOM_SIDES) lesson.send(side, { isLost: false });
      for (const side of ROOM_SIDES) lesson.poll(side);

      const texts = [...lesson.stored.values()].map(({ text }) => text).filter(Boolean);
      for (const side of ROOM_SIDES) {
        const shown = lesson.pages[side].lines.map(shownText).filter(Boolean);
        expect([...shown].sort()).toEqual([...texts].sort());
      }
      for (const text of written) expect(texts.includes(text) || replaced.has(text), text).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('typing goes on while a text is sent', () => {
  const lesson = aLesson();
  lesson.write('learner', 'a', 'link');
  lesson.send('learner', { isLost: false, meanwhile: () => lesson.write('learner', 'a', 'linking words') });
  expect(lesson.pages.learner.lines.map(shownText)).toEqual(['linking words']);
  lesson.send('learner', { isLost: false });
  expect([...lesson.stored.values()].map(({ text, version }) => [text, version])).toEqual([
    ['linking words', 2],
  ]);
});

test('a new paragraph without a text is not sent', () => {
  const lesson = aLesson();
  lesson.write('learner', 'a', '');
  expect(nextSave(lesson.pages.learner)).toBeUndefined();
});
