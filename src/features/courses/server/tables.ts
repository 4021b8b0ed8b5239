import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import { instant } from '#platform/database/instant-column.ts';
import { multirange } from './multirange-column.ts';

/** A learner's work in a course. Every write of the course locks this row. */
export const enrolments = pgTable(
  'enrolments',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    /** The subject of the course's learning events. */
    id: uuid('id').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The last end of bought access that was seen. Null: only free lessons were open. */
    accessUntil: instant('access_until'),
    /** Lessons that are added afterwards do not undo it. */
    completedAt: instant('completed_at'),
    completedVersion: text('completed_version'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.course] }),
    uniqueIndex('enrolments_id').on(table.id),
    index('enrolments_by_start').on(table.startedAt),
  ],
);

/** Blocks that were read or done. Rows are only added to, so done never goes back. */
export const blockProgress = pgTable(
  'block_progress',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    lesson: text('lesson').notNull(),
    block: text('block').notNull(),
    /** The learner read it to its end, or said that it is done. */
    seenAt: instant('seen_at'),
    doneAt: instant('done_at'),
    /** Of a page of mistakes: how the learner sorted them. */
    evidence: jsonb('evidence').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.course, table.lesson, table.block] })],
);

export const lessonCompletions = pgTable(
  'lesson_completions',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    lesson: text('lesson').notNull(),
    /** The subject of the learning event. */
    id: uuid('id').notNull(),
    version: text('version').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.course, table.lesson] })],
);

/** The latest answer to each question of a lesson, and the first one, which stays for ever. */
export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    lesson: text('lesson').notNull(),
    /** 0 is the text of "Use it". */
    number: smallint('number').notNull(),
    value: text('value').notNull(),
    /** The count of changes of one answer. A smaller count never replaces a greater one. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    mark: jsonb('mark').$type<ExerciseMark>().notNull(),
    /** Of the lesson, when it was marked. */
    version: text('version').notNull(),
    answeredAt: instant('answered_at').notNull(),
    tries: smallint('tries').notNull().default(1),
    firstValue: text('first_value').notNull(),
    firstMark: jsonb('first_mark').$type<ExerciseMark>().notNull(),
    firstVersion: text('first_version').notNull(),
    firstAt: instant('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.course, table.lesson, table.number] })],
);

/** The parts of a tutorial that a learner has watched. PostgreSQL adds ranges, so no order of packets loses any. */
export const watch = pgTable(
  'watch',
  {
    candidateId: uuid('candidate_id').notNull(),
    tutorial: text('tutorial').notNull(),
    /** In ms. */
    ranges: multirange('ranges').notNull(),
    positionMs: integer('position_ms').notNull(),
    /** Of the packet with the position. A smaller one brings ranges only. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.tutorial] })],
);
