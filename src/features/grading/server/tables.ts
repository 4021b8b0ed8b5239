import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
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
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { GraderName, LocalReason, WorkSource, WorkState } from '../domain/works/work.ts';
import type { StoredGrade } from './stored-grade.ts';

/**
 * A text or an interview that is graded. The waiting rows are the queue: a process claims one for a while, so a work is
 * graded once, whichever process ends. The candidate's id leads the key, so the table can be partitioned by it.
 */
export const works = pgTable(
  'works',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    source: text('source').$type<WorkSource>().notNull(),
    state: text('state').$type<WorkState>().notNull(),
    /** Of a mock test. */
    mockTest: text('mock_test'),
    attemptId: uuid('attempt_id'),
    /** The number of the task in the section; 0 for an interview. */
    taskNumber: smallint('task_number').notNull(),
    /** The section of the mock test; its key has the model answers. */
    sectionVersion: text('section_version'),
    /** A prompt of the bank for practice. */
    promptId: text('prompt_id'),
    /** The task as the learner saw it. Null: an interview. */
    task: jsonb('task').$type<WritingTask>(),
    /** Empty: an interview. */
    text: text('text').notNull(),
    /** The count of changes of a draft. A smaller count never replaces a greater one. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** The first draft of the same text, which may be this one. */
    firstDraft: uuid('first_draft').notNull(),
    draft: smallint('draft').notNull().default(1),
    startedAt: instant('started_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** The end of the time that a mock test gave. */
    deadlineAt: instant('deadline_at'),
    /** The learner wants this one graded on this machine. */
    localOnly: boolean('local_only').notNull().default(false),
    /** Not graded before this instant: recordings are still arriving, or a grader failed. */
    notBefore: instant('not_before'),
    /** A process grades it until then, and says so again and again. */
    claimedUntil: instant('claimed_until'),
    /** The run of the job that has claimed it. */
    claim: uuid('claim'),
    /** How often it was claimed. */
    tries: smallint('tries').notNull().default(0),
    /** A job was asked to look at it. */
    wokenAt: instant('woken_at'),
    gradedAt: instant('graded_at'),
    /** The learner has seen the grade. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    uniqueIndex('works_of_attempt').on(table.candidateId, table.attemptId, table.taskNumber),
    index('works_by_first_draft').on(table.candidateId, table.firstDraft),
    index('works_waiting')
      .on(table.submittedAt)
      .where(sql`${table.state} = 'waiting'`),
    index('works_by_start').on(table.startedAt),
  ],
);

/** A step in the history of a practice text. Rows are only added. */
export const workSteps = pgTable(
  'work_steps',
  {
    candidateId: uuid('candidate_id').notNull(),
    workId: uuid('work_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    value: text('value').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.workId, table.sequence] }),
    foreignKey({
      columns: [table.candidateId, table.workId],
      foreignColumns: [works.candidateId, works.id],
    }).onDelete('cascade'),
  ],
);

/** A grade. A work has at most one by each grader in each of its versions. Rows are only added. */
export const grades = pgTable(
  'grades',
  {
    candidateId: uuid('candidate_id').notNull(),
    workId: uuid('work_id').notNull(),
    grader: text('grader').$type<GraderName>().notNull(),
    /** The grader's version: its fitted numbers, prompts and calibration. */
    configHash: text('config_hash').notNull(),
    /** Half bands times two. Null: no band, as of a recording without a transcript. */
    lowTimesTwo: smallint('low_times_two'),
    highTimesTwo: smallint('high_times_two'),
    localReason: text('local_reason').$type<LocalReason>(),
    grade: jsonb('grade').$type<StoredGrade>().notNull(),
    ms: integer('ms').notNull(),
    gradedAt: instant('graded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.workId, table.grader, table.configHash] }),
    foreignKey({
      columns: [table.candidateId, table.workId],
      foreignColumns: [works.candidateId, works.id],
    }).onDelete('cascade'),
    index('grades_by_time').on(table.gradedAt),
  ],
);

/** What the learner agreed to: whether texts may be sent to the language model's host. */
export const graderChoices = pgTable('grader_choices', {
  candidateId: uuid('candidate_id').primaryKey(),
  choice: text('choice').$type<'model' | 'local'>().notNull(),
  /** The host that was named. Another host is asked about again. */
  host: text('host'),
  chosenAt: instant('chosen_at').notNull(),
});

/** One use of a language model or a transcriber, for its costs. No text is in it. */
export const graderUses = pgTable(
  'grader_uses',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    workId: uuid('work_id').notNull(),
    model: text('model').notNull(),
    host: text('host').notNull(),
    at: instant('at').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    /** In millionths of the currency of the prices. */
    costMicro: bigint('cost_micro', { mode: 'number' }).notNull(),
    ms: integer('ms').notNull(),
    /** `graded`, or why not. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('grader_uses_by_time').on(table.at),
  ],
);
