import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { RecordingAct, RecordingEnd } from '../../domain/recording/lesson-recording.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { bookings } from '../booking-tables.ts';

/** The recordings of lessons, from the question on. The row of a deleted one stays, without sound. */
export const lessonRecordings = pgTable(
  'lesson_recordings',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    /** The account that taught the lesson. It hears it, also when another account has its place; that one does not. */
    teacherId: uuid('teacher_id').notNull(),
    askedBy: text('asked_by').$type<RoomSide>().notNull(),
    askedAt: instant('asked_at').notNull(),
    refusedAt: instant('refused_at'),
    /** When the other side agreed. */
    startedAt: instant('started_at'),
    /** For how many days after its end it is stored, as both were told when they agreed. */
    keptDays: integer('kept_days'),
    /** Of a lost line: the last sign of life before it. */
    endedAt: instant('ended_at'),
    /** Null: time ended it. */
    endedBy: text('ended_by').$type<RoomSide>(),
    ended: text('ended').$type<RecordingEnd>(),
    deletedAt: instant('deleted_at'),
    /** Null: it was stored for as long as was promised. */
    deletedBy: text('deleted_by').$type<RoomSide>(),
  },
  (table) => [
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    index('lesson_recordings_booking').on(table.bookingId, table.askedAt),
    index('lesson_recordings_learner').on(table.learnerId),
    index('lesson_recordings_teacher').on(table.teacherId),
    index('lesson_recordings_running')
      .on(table.startedAt)
      .where(sql`${table.startedAt} is not null and ${table.endedAt} is null and ${table.deletedAt} is null`),
    index('lesson_recordings_stored')
      .on(table.endedAt)
      .where(sql`${table.deletedAt} is null`),
    check('lesson_recordings_sides', sql`${table.askedBy} in ('learner', 'teacher')`),
    check('lesson_recordings_end', sql`(${table.ended} is null) = (${table.endedAt} is null)`),
    check('lesson_recordings_kept', sql`${table.startedAt} is null or coalesce(${table.keptDays}, 0) > 0`),
    check('lesson_recordings_answer', sql`${table.refusedAt} is null or ${table.startedAt} is null`),
  ],
);

/** Who asked, agreed, stopped and withdrew, and when. Rows are only added. */
export const lessonRecordingActs = pgTable(
  'lesson_recording_acts',
  {
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    recordingId: uuid('recording_id').notNull(),
    side: text('side').$type<RoomSide>().notNull(),
    act: text('act').$type<RecordingAct>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.recordingId], foreignColumns: [lessonRecordings.id] }).onDelete('cascade'),
    index('lesson_recording_acts_of').on(table.recordingId),
    check('lesson_recording_acts_side', sql`${table.side} in ('learner', 'teacher')`),
  ],
);

/** The stored chunks of a recording: each side records its own microphone. */
export const lessonRecordingChunks = pgTable(
  'lesson_recording_chunks',
  {
    recordingId: uuid('recording_id').notNull(),
    side: text('side').$type<RoomSide>().notNull(),
    /** A take begins with each microphone. It is named by the milliseconds from the start of the recording. */
    take: integer('take').notNull(),
    number: integer('number').notNull(),
    bytes: integer('bytes').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.side, table.take, table.number] }),
    foreignKey({ columns: [table.recordingId], foreignColumns: [lessonRecordings.id] }).onDelete('cascade'),
    check('lesson_recording_chunks_side', sql`${table.side} in ('learner', 'teacher')`),
  ],
);
