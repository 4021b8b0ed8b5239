import { saveNote, type NoteSave } from '../../domain/room/notes.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { InRoom } from './enter-room.ts';
import { listNotes, lockRoom, saveRoom, storeNote, toNote, type StoredNote } from './room-store.ts';

const MOST_NOTES = 300;

type SavedRoomNote = {
  readonly ok: true;
  readonly outcome: 'saved' | 'unchanged' | 'beside';
  readonly notes: readonly StoredNote[];
  readonly revision: number;
};

/** Saves a paragraph of a lesson's notes, and returns what changed since the revision that the page has. */
export async function saveRoomNote(
  { database }: Pick<BookingDependencies, 'database'>,
  { booking, side, now, times }: InRoom,
  input: Omit<NoteSave, 'by'> & { readonly revision: number },
): Promise<SavedRoomNote | { readonly ok: false; readonly refusal: 'room-closed' | 'notes-full' }> {
  if (now < times.opensAt || now >= times.notesUntil) return { ok: false, refusal: 'room-closed' };
  const of = { bookingId: booking.id, learnerId: booking.learnerId };
  return database.transaction(async (transaction) => {
    const room = await lockRoom(transaction, of);
    const stored = await listNotes(transaction, booking.id);
    const current = stored.find(({ id }) => id === input.noteId);
    const last = stored[stored.length - 1]?.place ?? 0;
    const result = saveNote(current && toNote(current), { ...input, by: side }, last + 1);
    const added = result.notes.filter(({ id }) => stored.every((each) => each.id !== id)).length;
    if (stored.length + added > MOST_NOTES) return { ok: false, refusal: 'notes-full' } as const;
    const isChanged = result.outcome !== 'unchanged';
    const revision = room.revision + (isChanged ? 1 : 0);
    for (const note of result.notes)
      await storeNote(transaction, of, note, {
        revision: isChanged ? revision : (current?.revision ?? revision),
        savedAt: isChanged ? now : (current?.savedAt ?? now),
      });
    if (isChanged) await saveRoom(transaction, booking.id, { revision });
    return {
      ok: true,
      outcome: result.outcome,
      notes: await listNotes(transaction, booking.id, input.revision),
      revision,
    };
  });
}
