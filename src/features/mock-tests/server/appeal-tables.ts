import { foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { AppealVerdict } from '../domain/results/appeal.ts';
import { attempts } from './tables.ts';

/** Appeals against marks, one for each question of an attempt at most. */
export const markAppeals = pgTable(
  'mark_appeals',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    number: smallint('number').notNull(),
    id: uuid('id').notNull().unique(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    verdict: text('verdict').$type<AppealVerdict>(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** The admin's account, which may have been deleted since. */
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.number] }),
    index('mark_appeals_by_time').on(table.createdAt),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
  ],
);
