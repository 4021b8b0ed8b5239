import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { Criterion, WorkKind } from '#ielts/criteria/criteria.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { CommentAnchor, CommentKind, Letter, MarkingRole, MarkingState } from '../domain/marking.ts';
import type { ExamModule, OrderSource, OrderState, Payment, Turn } from '../domain/marking-order.ts';
import type { SubmittedWork } from '../domain/submitted-work.ts';
import { standardWorks } from './seed-tables.ts';

/**
 * A work that a teacher marks. Its rows are the teachers' queue. The candidate's id leads the keys of all tables of
 * orders, so they can be partitioned by it.
 */
export const markingOrders = pgTable(
  'marking_orders',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    /** The learner's account, who never marks it. */
    accountId: uuid('account_id').notNull(),
    source: text('source').$type<OrderSource>().notNull(),
    /** The id of the work or of the task's submission. */
    subjectId: uuid('subject_id').notNull(),
    /** The attempt of a mock test. */
    attemptId: uuid('attempt_id'),
    course: text('course'),
    lesson: text('lesson'),
    kind: text('kind').$type<WorkKind>().notNull(),
    module: text('module').$type<ExamModule>().notNull(),
    language: text('language').$type<Language>().notNull(),
    work: jsonb('work').$type<SubmittedWork>().notNull(),
    words: integer('words').notNull(),
    isAppeal: boolean('is_appeal').notNull(),
    paidBy: text('paid_by').$type<Payment>().notNull(),
    /** What a plan or course includes once, such as `academic-1 2`. Null: paid by a credit. */
    includedRight: text('included_right'),
    needsSecond: boolean('needs_second').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    turn: text('turn').$type<Turn>().notNull(),
    claimedBy: uuid('claimed_by'),
    leaseUntil: instant('lease_until'),
    submittedAt: instant('submitted_at').notNull(),
    dueAt: instant('due_at').notNull(),
    warnedAt: instant('warned_at'),
    missedAt: instant('missed_at'),
    doneAt: instant('done_at'),
    /** What the learner has: the bands that count, in the order of the criteria, times two. */
    bandsTimesTwo: smallint('bands_times_two').array(),
    cancelReason: text('cancel_reason'),
    /**
     * The standard work that this order shows to one teacher as a seed. It has the place of a candidate and an account,
     * so no call of a learner can find the order. Null: a learner submitted it.
     */
    seedOf: uuid('seed_of').references(() => standardWorks.id),
    /** The teacher whom a seed is for. Null: it is none, or the account was deleted. */
    seedFor: uuid('seed_for'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    uniqueIndex('marking_orders_id').on(table.id),
    // A work is submitted once, and an inclusion is used once, unless the school cancelled the order.
    uniqueIndex('marking_orders_of_subject')
      .on(table.subjectId)
      .where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('marking_orders_of_right')
      .on(table.accountId, table.includedRight)
      .where(sql`${table.state} <> 'cancelled'`),
    index('marking_orders_by_account').on(table.accountId, table.submittedAt),
    index('marking_orders_open')
      .on(table.dueAt, table.id)
      .where(sql`${table.state} in ('waiting', 'claimed', 'second-opinion')`),
    index('marking_orders_by_submission').on(table.submittedAt),
    // A teacher marks a standard work once, and has one open seed at a time.
    uniqueIndex('marking_orders_of_seed').on(table.seedOf, table.seedFor),
    uniqueIndex('marking_orders_open_seed')
      .on(table.seedFor)
      .where(sql`${table.seedOf} is not null and ${table.state} in ('waiting', 'claimed')`),
    check(
      'marking_orders_seed',
      sql`case when ${table.seedOf} is null then ${table.seedFor} is null else ${table.candidateId} = ${table.seedOf}
        and ${table.accountId} = ${table.seedOf} and ${table.subjectId} = ${table.id} and ${table.source} = 'task'
        and ${table.includedRight} is null and not ${table.needsSecond} and not ${table.isAppeal} end`,
    ),
  ],
);

/** A teacher's marking of an order, in one version. Its draft stays when a claim ends. */
export const markings = pgTable(
  'markings',
  {
    candidateId: uuid('candidate_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid('id').notNull(),
    /** The teacher's account. Null: it was deleted. */
    teacherId: uuid('teacher_id'),
    role: text('role').$type<MarkingRole>().notNull(),
    version: smallint('version').notNull(),
    /** Why it replaces the version before. */
    changedBecause: text('changed_because'),
    state: text('state').$type<MarkingState>().notNull().default('draft'),
    /** Counts the saves. A save that was made from an older revision replaces nothing. */
    revision: integer('revision').notNull().default(0),
    /** In the order of the criteria, times two; null: not set yet. */
    bandsTimesTwo: smallint('bands_times_two').array().$type<(number | null)[]>().notNull(),
    reasons: text('reasons').array().notNull(),
    letter: jsonb('letter').$type<Letter>().notNull(),
    /** The bands when the marking was first complete, before the machine's was shown. */
    blindTimesTwo: smallint('blind_times_two').array(),
    /** The machine's estimate as it was shown then. */
    machineLowTimesTwo: smallint('machine_low_times_two'),
    machineHighTimesTwo: smallint('machine_high_times_two'),
    /** The middles of the machine's criteria then, in the order of the four; null: it had none of that criterion. */
    machineCriteriaTimesTwo: smallint('machine_criteria_times_two').array().$type<(number | null)[]>(),
    claimedAt: instant('claimed_at').notNull(),
    savedAt: instant('saved_at'),
    completeAt: instant('complete_at'),
    sentAt: instant('sent_at'),
    finalAt: instant('final_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.orderId, table.id] }),
    foreignKey({
      columns: [table.candidateId, table.orderId],
      foreignColumns: [markingOrders.candidateId, markingOrders.id],
    }).onDelete('cascade'),
    uniqueIndex('markings_of_teacher').on(table.orderId, table.teacherId, table.version),
    index('markings_by_teacher').on(table.teacherId, table.claimedAt),
    index('markings_sent')
      .on(table.sentAt)
      .where(sql`${table.state} = 'sent'`),
    index('markings_final').on(table.finalAt),
    check('markings_bands', sql`0 <= all(${table.bandsTimesTwo}) and 18 >= all(${table.bandsTimesTwo})`),
  ],
);

/** A comment of a marking, in the order of the teacher's list. */
export const markingComments = pgTable(
  'marking_comments',
  {
    candidateId: uuid('candidate_id').notNull(),
    orderId: uuid('order_id').notNull(),
    markingId: uuid('marking_id').notNull(),
    place: smallint('place').notNull(),
    id: uuid('id').notNull(),
    anchor: jsonb('anchor').$type<CommentAnchor>().notNull(),
    criterion: text('criterion').$type<Criterion>(),
    kind: text('kind').$type<CommentKind>().notNull(),
    family: text('family'),
    body: text('body').notNull(),
    suggestion: text('suggestion'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.orderId, table.markingId, table.place] }),
    foreignKey({
      name: 'marking_comments_of_marking',
      columns: [table.candidateId, table.orderId, table.markingId],
      foreignColumns: [markings.candidateId, markings.orderId, markings.id],
    }).onDelete('cascade'),
  ],
);

/** The learner's one question about a marking, and its answer. */
export const markingQuestions = pgTable(
  'marking_questions',
  {
    candidateId: uuid('candidate_id').notNull(),
    orderId: uuid('order_id').notNull(),
    text: text('text').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.orderId] }),
    foreignKey({
      columns: [table.candidateId, table.orderId],
      foreignColumns: [markingOrders.candidateId, markingOrders.id],
    }).onDelete('cascade'),
  ],
);

/** The learner's rating of a marking, from 1 to 5. */
export const markingRatings = pgTable(
  'marking_ratings',
  {
    candidateId: uuid('candidate_id').notNull(),
    orderId: uuid('order_id').notNull(),
    clear: smallint('clear').notNull(),
    useful: smallint('useful').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.orderId] }),
    foreignKey({
      columns: [table.candidateId, table.orderId],
      foreignColumns: [markingOrders.candidateId, markingOrders.id],
    }).onDelete('cascade'),
  ],
);

/** Each time a teacher opened a recording. Rows are only added. */
export const recordingLooks = pgTable(
  'recording_looks',
  {
    candidateId: uuid('candidate_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid('id').notNull(),
    teacherId: uuid('teacher_id'),
    question: text('question').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.orderId, table.id] }),
    foreignKey({
      columns: [table.candidateId, table.orderId],
      foreignColumns: [markingOrders.candidateId, markingOrders.id],
    }).onDelete('cascade'),
  ],
);
