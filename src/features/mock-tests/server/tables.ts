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

/** A whole test sat as in the test: its sections follow each other. The candidate's id leads the key, as below. */
export const sittings = pgTable(
  'sittings',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    mockTest: text('mock_test').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Of the time of the test, in every section. */
    extraTimePercent: smallint('extra_time_percent').notNull().default(100),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('sittings_by_start').on(table.startedAt),
  ],
);

/** One sitting of one section. The candidate's id leads the key, so that the table can be spread by it. */
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
    /** True: closed by the clock and not by the candidate. */
    timedOut: boolean('timed_out').notNull().default(false),
    rawScore: smallint('raw_score'),
    /** Half bands times two: 13 is band 6.5. */
    bandTimesTwo: smallint('band_times_two'),
    marks: jsonb('marks').$type<readonly QuestionMark[]>(),
    /** `exam` or `practice`. */
    mode: text('mode').notNull().default('practice'),
    /** False: practice without a clock; its deadline only ends what nobody comes back to. */
    timed: boolean('timed').notNull().default(true),
    /** Of the time of the test; more is an accommodation. */
    extraTimePercent: smallint('extra_time_percent').notNull().default(100),
    /** Practice that stands still. */
    pausedAt: instant('paused_at'),
    /** How long it stood still before, in ms; the deadline has it already. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    sittingId: uuid('sitting_id'),
    /** The tab or device that writes; others are refused. Null: nobody has claimed it. */
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
    /** Counts the changes of one answer; a smaller one never replaces a greater. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    savedAt: instant('saved_at').notNull(),
    /** In practice: the candidate was told whether it is right, and it changes no more. */
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

/** The newest of what arrived after the attempt was over: kept and shown, never marked. */
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

/** A written text as it was at an instant, so that its making can be looked at again. Only ever added to. */
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
