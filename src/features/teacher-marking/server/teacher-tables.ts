import { pgTable, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Holiday } from '../domain/may-claim.ts';
import type { CreditKind, ExamModule } from '../domain/marking-order.ts';

/** What an account may mark. Only an admin writes it. */
export const teacherProfiles = pgTable('teacher_profiles', {
  accountId: uuid('account_id').primaryKey(),
  /** Of the teacher's public page. */
  slug: text('slug'),
  skills: text('skills').array().$type<CreditKind[]>().notNull(),
  modules: text('modules').array().$type<ExamModule[]>().notNull(),
  languages: text('languages').array().$type<Language[]>().notNull(),
  dailyMost: smallint('daily_most').notNull(),
  holidays: jsonb('holidays').$type<readonly Holiday[]>().notNull(),
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull(),
});
