import { and, asc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Note, RoomSide } from '../../domain/room/notes.ts';
import { lessonRooms, roomNotes, roomSignals, roomVisits, teacherRoomLinks } from './room-tables.ts';

export type StoredVisit = typeof roomVisits.$inferSelect;
export type StoredNote = typeof roomNotes.$inferSelect;
export type StoredSignal = typeof roomSignals.$inferSelect;

/** The keys of a booking that the rows of its room have. */
export type RoomOf = { readonly bookingId: string; readonly learnerId: string };
type InRoom = { readonly bookingId: string; readonly side: RoomSide };

/**
 * Notes that this side's page is open, and that its connection is alive if it is the current one. The row stays locked, so
 * that the messages of one side are stored in their order.
 */
export async function noteVisit(
  transaction: Transaction,
  visit: RoomOf & InRoom,
  { peer, now }: { readonly peer: string | null; readonly now: Date },
): Promise<StoredVisit> {
  const [row] = await transaction
    .insert(roomVisits)
    .values({ ...visit, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [roomVisits.bookingId, roomVisits.side],
      set: {
        lastSeenAt: sql`greatest(${roomVisits.lastSeenAt}, excluded.last_seen_at)`,
        peerSeenAt: sql`case when ${roomVisits.peer} = ${peer}::uuid then excluded.last_seen_at
          else ${roomVisits.peerSeenAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('A visit was not stored.');
  return row;
}

/** Changes the connection of a side. */
export async function saveVisit(
  transaction: Transaction,
  { bookingId, side }: InRoom,
  changes: Partial<Pick<StoredVisit, 'peer' | 'peerSeenAt' | 'joinedAt'>>,
): Promise<void> {
  await transaction
    .update(roomVisits)
    .set(changes)
    .where(and(eq(roomVisits.bookingId, bookingId), eq(roomVisits.side, side)));
}

/** When each side was in the room. */
export const listVisits = (database: DatabaseOrTransaction, bookingId: string): Promise<StoredVisit[]> =>
  database.select().from(roomVisits).where(eq(roomVisits.bookingId, bookingId));

/** Deletes the messages that a side has received, and those to connections that it has no more. */
export async function deleteReceived(
  transaction: Transaction,
  { bookingId, side }: InRoom,
  { peer, after }: { readonly peer: string; readonly after: number },
): Promise<void> {
  await transaction
    .delete(roomSignals)
    .where(
      and(
        eq(roomSignals.bookingId, bookingId),
        eq(roomSignals.toSide, side),
        or(ne(roomSignals.toPeer, peer), lte(roomSignals.number, after)),
      ),
    );
}

/** Stores messages. One that is stored already stays as it is. */
export async function addSignals(
  transaction: Transaction,
  signals: readonly (typeof roomSignals.$inferInsert)[],
): Promise<void> {
  if (signals.length > 0)
    await transaction
      .insert(roomSignals)
      .values([...signals])
      .onConflictDoNothing();
}

/** How many messages to a side wait. */
export const countSignals = (transaction: Transaction, { bookingId, side }: InRoom): Promise<number> =>
  transaction.$count(roomSignals, and(eq(roomSignals.bookingId, bookingId), eq(roomSignals.toSide, side)));

/** The messages to a connection after a number, in the order of their sending. */
export const listSignals = (
  transaction: Transaction,
  { bookingId, side }: InRoom,
  { peer, after, since, most }: { peer: string; after: number; since: Date; most: number },
): Promise<StoredSignal[]> =>
  transaction
    .select()
    .from(roomSignals)
    .where(
      and(
        eq(roomSignals.bookingId, bookingId),
        eq(roomSignals.toSide, side),
        eq(roomSignals.toPeer, peer),
        gt(roomSignals.number, after),
        gt(roomSignals.sentAt, since),
      ),
    )
    .orderBy(asc(roomSignals.number))
    .limit(most);

/** Deletes the messages of all rooms that were sent before an instant. Returns how many. */
export async function deleteSignalsBefore(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database.delete(roomSignals).where(lt(roomSignals.sentAt, before));
  return rowCount ?? 0;
}

/** The room of a booking; undefined: nothing was written or shown in it. */
export async function findRoom(
  database: DatabaseOrTransaction,
  bookingId: string,
): Promise<typeof lessonRooms.$inferSelect | undefined> {
  const [row] = await database.select().from(lessonRooms).where(eq(lessonRooms.bookingId, bookingId));
  return row;
}

/** Locks a room until the end of the transaction, and makes it if need be. */
export async function lockRoom(
  transaction: Transaction,
  { bookingId, learnerId }: RoomOf,
): Promise<typeof lessonRooms.$inferSelect> {
  await transaction.insert(lessonRooms).values({ bookingId, learnerId }).onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(lessonRooms)
    .where(eq(lessonRooms.bookingId, bookingId))
    .for('update');
  if (!row) throw new Error('A room was not stored.');
  return row;
}

/** Changes a locked room. */
export async function saveRoom(
  transaction: Transaction,
  bookingId: string,
  changes: Partial<Pick<typeof lessonRooms.$inferSelect, 'revision' | 'shownWork'>>,
): Promise<void> {
  await transaction.update(lessonRooms).set(changes).where(eq(lessonRooms.bookingId, bookingId));
}

/** A paragraph as the rules know it. */
export const toNote = (row: StoredNote): Note => ({
  id: row.id,
  place: row.place,
  author: row.author,
  editor: row.editor,
  text: row.text,
  version: row.version,
  saves: { learner: row.learnerSave, teacher: row.teacherSave },
});

/** The paragraphs of a lesson that changed after a revision, in their order. 0: all of them. */
export const listNotes = (
  database: DatabaseOrTransaction,
  bookingId: string,
  after = 0,
): Promise<StoredNote[]> =>
  database
    .select()
    .from(roomNotes)
    .where(and(eq(roomNotes.bookingId, bookingId), gt(roomNotes.revision, after)))
    .orderBy(asc(roomNotes.place), asc(roomNotes.savedAt), asc(roomNotes.id));

/** Stores a paragraph of a locked room. */
export async function storeNote(
  transaction: Transaction,
  of: RoomOf,
  note: Note,
  { revision, savedAt }: { readonly revision: number; readonly savedAt: Date },
): Promise<void> {
  const row = {
    place: note.place,
    author: note.author,
    editor: note.editor,
    text: note.text,
    version: note.version,
    learnerSave: note.saves.learner,
    teacherSave: note.saves.teacher,
    revision,
    savedAt,
  };
  await transaction
    .insert(roomNotes)
    .values({ ...of, id: note.id, ...row })
    .onConflictDoUpdate({ target: [roomNotes.bookingId, roomNotes.id], set: row });
}

/** A teacher's own address for lessons. */
export async function findRoomLink(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<string | undefined> {
  const [row] = await database
    .select()
    .from(teacherRoomLinks)
    .where(eq(teacherRoomLinks.accountId, accountId));
  return row?.url;
}

/** Stores a teacher's own address for lessons. Null: deletes it. */
export async function saveRoomLink(
  database: DatabaseOrTransaction,
  {
    accountId,
    url,
    savedAt,
  }: { readonly accountId: string; readonly url: string | null; readonly savedAt: Date },
): Promise<void> {
  if (url === null) {
    await database.delete(teacherRoomLinks).where(eq(teacherRoomLinks.accountId, accountId));
    return;
  }
  await database
    .insert(teacherRoomLinks)
    .values({ accountId, url, savedAt })
    .onConflictDoUpdate({ target: teacherRoomLinks.accountId, set: { url, savedAt } });
}
