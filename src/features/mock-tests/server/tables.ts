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
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnswerKey } from '../domain/answer-key.ts';
import type { QuestionMark } from '../domain/mark-section.ts';
import type { Section } from '../domain/paper.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Sections as they were when somebody sat them: later edits of the content change nothing in the past. */
export const sectionVersions = pgTable('section_versions', {
  /** Hash of section and key. */
  version: text('version').primaryKey(),
  mockTest: text('mock_test').notNull(),
  skill: text('skill').notNull(),
  section: jsonb('section').$type<Section>().notNull(),
  answerKey: jsonb('answer_key').$type<AnswerKey>().notNull(),
  createdAt: instant('created_at').notNull(),
});

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
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
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
