import { expect, test } from 'vitest';
import {
  chooseText,
  meetOther,
  openNoteDesk,
  settleNote,
  trySave,
  writeNoteDesk,
  type NoteDesk,
} from './note-desk.ts';

const server = { text: 'first', version: 1 };
const open = () => openNoteDesk(server, undefined, 'a');
const storedOf = ({ text, base, saveId, tried }: NoteDesk<string>) => ({ text, base, saveId, tried });

test('a text is saved until something else is written', () => {
  const written = writeNoteDesk(open(), 'second', 'b');
  expect([open().isSaved, written.isSaved]).toEqual([true, false]);
  expect(settleNote(trySave(written), 'second', 2)).toMatchObject({ isSaved: true, base: 2 });
});

test('what is written while a save is on its way is saved next', () => {
  const sent = trySave(writeNoteDesk(open(), 'second', 'b'));
  const later = settleNote(writeNoteDesk(sent, 'third', 'c'), 'second', 2);
  expect(later).toMatchObject({ text: 'third', isSaved: false, base: 2, saveId: 'c' });
});

test('a text that could not be saved is there at the next visit', () => {
  const stored = storedOf(writeNoteDesk(open(), 'second', 'b'));
  expect(openNoteDesk(server, stored, 'z')).toMatchObject({ text: 'second', isSaved: false, saveId: 'b' });
});

test('a save whose answer was lost is no other text', () => {
  const lost = writeNoteDesk(trySave(writeNoteDesk(open(), 'second', 'b')), 'third', 'c');
  const stored = { text: 'second', version: 2 };
  for (const desk of [meetOther(lost, stored), openNoteDesk(stored, storedOf(lost), 'z')])
    expect(desk).toMatchObject({ text: 'third', base: 2, isSaved: false, other: null });
  const same = openNoteDesk(stored, storedOf(trySave(writeNoteDesk(open(), 'second', 'b'))), 'z');
  expect(same).toMatchObject({ isSaved: true, base: 2, other: null });
});

test('of two texts the person chooses one, and neither is gone before', () => {
  const met = meetOther(writeNoteDesk(open(), 'mine', 'b'), { text: 'theirs', version: 5 });
  expect(met).toMatchObject({ text: 'mine', other: { text: 'theirs' }, isSaved: false });
  expect(chooseText(met, 'own', 'c')).toMatchObject({ text: 'mine', base: 5, isSaved: false, other: null });
  expect(chooseText(met, 'other', 'c')).toMatchObject({
    text: 'theirs',
    base: 5,
    isSaved: true,
    other: null,
  });
});
