import {
  bigint,
  boolean,
  customType,
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
import type { JWK } from 'jose';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { DrawnTest, TestAnswers } from '../domain/drawn-test.ts';
import type { NoteAnchor } from '../domain/note-anchor.ts';
import type { TaskState } from '../domain/task-state.ts';
import { multirange } from './multirange-column.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/** A note or a highlight in a lesson. A deleted one stays as an empty row, so a late packet cannot bring it back. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    course: text('course').notNull(),
    lesson: text('lesson').notNull(),
    block: text('block').notNull(),
    /** The marked words. Null: the note is about the block. */
    anchor: jsonb('anchor').$type<NoteAnchor>(),
    /** Empty: a highlight. */
    text: text('text').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('lesson_notes_by_course').on(table.candidateId, table.course),
  ],
);

/** The work of a scored task: a draft until it is submitted, and then a submission that waits for its marker. */
export const taskSubmissions = pgTable(
  'task_submissions',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    lesson: text('lesson').notNull(),
    /** The name that markers know it by. */
    id: uuid('id').notNull(),
    state: text('state').$type<TaskState>().notNull().default('draft'),
    text: text('text').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** Of the lesson, when it was submitted: markers read that task. */
    version: text('version').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.course, table.lesson] }),
    uniqueIndex('task_submissions_id').on(table.id),
    index('task_submissions_waiting').on(table.state, table.submittedAt),
  ],
);

/** One attempt at the test of a module. Its questions and keys are stored with it, so it never changes. */
export const moduleTestAttempts = pgTable(
  'module_test_attempts',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    course: text('course').notNull(),
    module: smallint('module').notNull(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    paper: jsonb('paper').$type<DrawnTest>().notNull(),
    /** By the number of the question, as text. */
    answers: jsonb('answers').$type<TestAnswers>().notNull(),
    marks: jsonb('marks').$type<Readonly<Record<string, ExerciseMark>>>(),
    rightCount: smallint('right_count'),
    questionCount: smallint('question_count').notNull(),
    passed: boolean('passed'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('module_test_attempts_by_module').on(table.candidateId, table.course, table.module),
  ],
);

/** The school's certificate of a completed course, issued once in the transaction of its completion. */
export const courseCertificates = pgTable(
  'course_certificates',
  {
    candidateId: uuid('candidate_id').notNull(),
    course: text('course').notNull(),
    id: uuid('id').notNull(),
    /** 132 random bits, base64url: nobody guesses the address of a certificate. */
    number: text('number').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    hours: smallint('hours').notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** The name that its owner lets everybody see. Null: no consent. */
    shownName: text('shown_name'),
    /** The key that signs it. Null: it has not been signed yet. */
    kid: text('kid'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.course] }),
    uniqueIndex('course_certificates_number').on(table.number),
  ],
);

/** The school's keys for certificates. Old ones stay, because old certificates name them. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** The private key, sealed with the installation's secret. */
  privateSealed: bytea('private_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
