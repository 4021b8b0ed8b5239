import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { AfterText, HomeworkKind } from '../../domain/after/homework.ts';
import { bookings } from '../booking-tables.ts';

/** What a teacher writes after a lesson: the text at work, and what the learner was sent of it. */
export const lessonAfterNotes = pgTable(
  'lesson_after_notes',
  {
    bookingId: uuid('booking_id').primaryKey(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    /** What the teacher's page saves while it is written. The learner does not see it. */
    draft: jsonb('draft').$type<AfterText>().notNull(),
    /** Counts the saves, from 1. */
    version: integer('version').notNull(),
    /** The last save, so that a repeated one is known. */
    lastSave: uuid('last_save').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The note as the learner reads it; its homework is in the other table. */
    note: text('note').notNull().default(''),
    /** The version that the learner has. Null: none was sent. */
    sentVersion: integer('sent_version'),
    sentAt: instant('sent_at'),
    /** When it was last sent. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    check(
      'lesson_after_notes_sent',
      sql`(${table.sentAt} is null) = (${table.sentVersion} is null) and (${table.sentAt} is null) = (${table.changedAt} is null)`,
    ),
  ],
);

/** The homework that a learner was sent. */
export const lessonHomework = pgTable(
  'lesson_homework',
  {
    bookingId: uuid('booking_id').notNull(),
    id: uuid('id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    place: smallint('place').notNull(),
    kind: text('kind').$type<HomeworkKind>().notNull(),
    target: text('target').notNull(),
    text: text('text').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    /** When the learner ticked it, or handed its answer in. */
    doneAt: instant('done_at'),
    /** What the learner submitted for a task. Null: nothing, or it was taken back. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** When the teacher opened the answer. From then on it stays as it is. */
    answerOpenedAt: instant('answer_opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.id] }),
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    index('lesson_homework_of_learner').on(table.learnerId, table.doneAt),
    check(
      'lesson_homework_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null or ${table.kind} = 'task') and (${table.answerOpenedAt} is null or ${table.answer} is not null)`,
    ),
    check('lesson_homework_kind', sql`${table.kind} in ('lesson', 'type', 'error', 'test', 'task')`),
  ],
);
