import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { SignalKind } from '../../domain/room/negotiation.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { bookings } from '../booking-tables.ts';

/** The room of a lesson. Its row is locked by whoever changes notes, so that their revisions are in order. */
export const lessonRooms = pgTable(
  'lesson_rooms',
  {
    bookingId: uuid('booking_id').primaryKey(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    /** Counts the changes of the notes. */
    revision: integer('revision').notNull().default(0),
    /** The learner's work that both see. */
    shownWork: uuid('shown_work'),
  },
  (table) => [foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade')],
);

/** When each side was in the room of a lesson: evidence of attendance, and who is there now. */
export const roomVisits = pgTable(
  'room_visits',
  {
    bookingId: uuid('booking_id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    side: text('side').$type<RoomSide>().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When this side first entered the call. Null: it only waited at the door. */
    joinedAt: instant('joined_at'),
    /** The connection that this side has now; null: it has left or has not entered. */
    peer: uuid('peer'),
    peerSeenAt: instant('peer_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.side] }),
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    check('room_visits_side', sql`${table.side} in ('learner', 'teacher')`),
  ],
);

/** Messages on their way between the two browsers of a lesson. They live for two minutes at most. */
export const roomSignals = pgTable(
  'room_signals',
  {
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    toSide: text('to_side').$type<RoomSide>().notNull(),
    fromPeer: uuid('from_peer').notNull(),
    toPeer: uuid('to_peer').notNull(),
    /** The sender counts its messages, so that one that is sent again is stored once. */
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<SignalKind>().notNull(),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    uniqueIndex('room_signals_once').on(table.bookingId, table.fromPeer, table.sequence),
    index('room_signals_to').on(table.bookingId, table.toSide, table.number),
    index('room_signals_age').on(table.sentAt),
    check('room_signals_kind', sql`${table.kind} in ('offer', 'answer', 'candidate', 'bye')`),
    check('room_signals_size', sql`octet_length(${table.body}) <= 65536`),
  ],
);

/** The paragraphs of a lesson's notes, which both sides write. */
export const roomNotes = pgTable(
  'room_notes',
  {
    bookingId: uuid('booking_id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    id: uuid('id').notNull(),
    place: smallint('place').notNull(),
    author: text('author').$type<RoomSide>().notNull(),
    editor: text('editor').$type<RoomSide>().notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    /** The last save of each side. */
    learnerSave: uuid('learner_save'),
    teacherSave: uuid('teacher_save'),
    /** The count of changes in the room when this one was made. */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.id] }),
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    index('room_notes_since').on(table.bookingId, table.revision),
  ],
);

/** A teacher's own address for lessons, for schools whose rooms are elsewhere. */
export const teacherRoomLinks = pgTable('teacher_room_links', {
  /** The teacher's account. */
  accountId: uuid('account_id').primaryKey(),
  url: text('url').notNull(),
  savedAt: instant('saved_at').notNull(),
});
