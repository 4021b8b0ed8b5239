import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { LearningEvent } from '../domain/learning-event.ts';

/**
 * The acts of learners, in the order of writing. A trigger refuses every change, and every deletion except that of a
 * learner. The candidate's id leads the key, so the table can be partitioned by it.
 */
export const learningEvents = pgTable(
  'learning_events',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text('kind').$type<LearningEvent['kind']>().notNull(),
    /** The attempt or sitting. It has no foreign key, because an event outlives its subject. */
    subjectId: uuid('subject_id').notNull(),
    at: instant('at').notNull(),
    detail: jsonb('detail').$type<LearningEvent['detail']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('learning_events_by_subject').on(table.candidateId, table.subjectId, table.kind),
    // A test compares the list with the domain's.
    uniqueIndex('learning_events_once')
      .on(table.candidateId, table.subjectId, table.kind)
      .where(
        sql`kind in ('attempt-started', 'attempt-submitted', 'result-opened', 'sitting-started', 'lesson-done', 'module-test-passed', 'course-completed')`,
      ),
    index('learning_events_by_time').on(table.at),
  ],
);
