import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ExamModule } from '../domain/marking-order.ts';
import type { SubmittedWork } from '../domain/submitted-work.ts';

/** A marked text whose bands the school has agreed on. Its learner has agreed to this use, and may withdraw. */
export const standardWorks = pgTable(
  'standard_works',
  {
    id: uuid('id').primaryKey(),
    /** The learner's account. Null: it was deleted. */
    accountId: uuid('account_id'),
    /** The order that it was made from, and the work of that order. */
    orderId: uuid('order_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    module: text('module').$type<ExamModule>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Null: the learner withdrew, or the account was deleted. */
    work: jsonb('work').$type<SubmittedWork>(),
    words: integer('words').notNull(),
    /** The machine's estimate, which a seed shows where any work does. */
    machineLowTimesTwo: smallint('machine_low_times_two'),
    machineHighTimesTwo: smallint('machine_high_times_two'),
    machineCriteriaTimesTwo: smallint('machine_criteria_times_two').array().$type<(number | null)[]>(),
    /** In the order of the criteria, times two. */
    agreedTimesTwo: smallint('agreed_times_two').array().notNull(),
    /** Why, for each criterion. Empty once the text is removed, because they quote it. */
    reasons: text('reasons').array().notNull(),
    /** The admins' accounts. Null: deleted, or nobody did it. */
    madeBy: uuid('made_by'),
    madeAt: instant('made_at').notNull(),
    retiredBy: uuid('retired_by'),
    /** Null: it is in use. */
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('standard_works_of_order').on(table.orderId),
    index('standard_works_by_account').on(table.accountId),
  ],
);

/** What a teacher's marking of a seed gave. It has no words of the text, so it stays when the text is removed. */
export const seedResults = pgTable(
  'seed_results',
  {
    /** The order that was the seed. */
    orderId: uuid('order_id').primaryKey(),
    standardWorkId: uuid('standard_work_id')
      .notNull()
      .references(() => standardWorks.id),
    /** Null: the teacher's account was deleted. */
    teacherId: uuid('teacher_id'),
    ownTimesTwo: smallint('own_times_two').array().notNull(),
    agreedTimesTwo: smallint('agreed_times_two').array().notNull(),
    /** Own minus agreed overall band, times two. */
    overallTimesTwo: smallint('overall_times_two').notNull(),
    isWithin: boolean('is_within').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('seed_results_by_teacher').on(table.teacherId, table.at)],
);

/** Each time that a teacher's claims were stopped, and who allowed them again and why. */
export const markingStops = pgTable(
  'marking_stops',
  {
    id: uuid('id').primaryKey(),
    teacherId: uuid('teacher_id').notNull(),
    stoppedAt: instant('stopped_at').notNull(),
    allowedAt: instant('allowed_at'),
    allowedBy: uuid('allowed_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('marking_stops_open')
      .on(table.teacherId)
      .where(sql`${table.allowedAt} is null`),
    index('marking_stops_by_teacher').on(table.teacherId, table.stoppedAt),
  ],
);
