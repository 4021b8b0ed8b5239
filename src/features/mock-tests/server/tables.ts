import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sectionVersions } from '#features/library/server/index.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { QuestionMark } from '#ielts/marking/mark-section.ts';

/** A whole test, taken as in the exam. The candidate's id leads the key, so the table can be partitioned by it. */
export const sittings = pgTable(
  'sittings',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    mockTest: text('mock_test').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The percentage of the test's time, in every section. */
    extraTimePercent: smallint('extra_time_percent').notNull().default(100),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('sittings_by_start').on(table.startedAt),
  ],
);

/** One section, taken once. The candidate's id leads the key, so the table can be partitioned by it. */
export const attempts = pgTable(
  'attempts',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    mockTest: text('mock_test').notNull(),
    skill: text('skill').notNull(),
    sectionVersion: text('section_version')
      .notNull()
      .references(() => sectionVersions.version),
    questionCount: smallint('question_count').notNull(),
    startedAt: instant('started_at').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** True: the clock closed it, and not the candidate. */
    timedOut: boolean('timed_out').notNull().default(false),
    rawScore: smallint('raw_score'),
    /** Half bands times two: 13 is band 6.5. */
    bandTimesTwo: smallint('band_times_two'),
    marks: jsonb('marks').$type<readonly QuestionMark[]>(),
    /** `exam` or `practice`. */
    mode: text('mode').notNull().default('practice'),
    /** False: practice without a clock. Its deadline only closes abandoned attempts. */
    timed: boolean('timed').notNull().default(true),
    /** The percentage of the test's time. More than 100 is an accommodation. */
    extraTimePercent: smallint('extra_time_percent').notNull().default(100),
    /** When practice was paused. */
    pausedAt: instant('paused_at'),
    /** The length of all earlier pauses in ms. The deadline includes it already. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    sittingId: uuid('sitting_id'),
    /** The writer: the tab or device that may save. Null: none has claimed the attempt. */
    writer: uuid('writer'),
    writerAt: instant('writer_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    foreignKey({
      columns: [table.candidateId, table.sittingId],
      foreignColumns: [sittings.candidateId, sittings.id],
    }).onDelete('cascade'),
    index('attempts_by_sitting').on(table.candidateId, table.sittingId),
    index('attempts_by_deadline').on(table.deadlineAt),
  ],
);

export const answers = pgTable(
  'answers',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    number: smallint('number').notNull(),
    value: text('value').notNull(),
    /** The count of changes of one answer. A smaller count never replaces a greater one. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Practice only: the answer was checked and can no longer change. */
    checkedAt: instant('checked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.number] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
  ],
);

/** The newest answer that arrived after the attempt was over. It is stored and shown, and never marked. */
export const lateAnswers = pgTable(
  'late_answers',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    number: smallint('number').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    value: text('value').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.number] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
  ],
);

/** A step in the history of a text. Rows are only added. */
export const answerSnapshots = pgTable(
  'answer_snapshots',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    number: smallint('number').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    value: text('value').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.number, table.sequence] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
  ],
);
