import { bigint, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnnotationKind } from '../domain/annotations/annotation.ts';
import { attempts } from './tables.ts';

/** Flags, highlights, notes and times of an attempt, one row for each place; see `domain/annotations/annotation.ts`. */
export const annotations = pgTable(
  'annotations',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    kind: text('kind').$type<AnnotationKind>().notNull(),
    place: text('place').notNull(),
    /** An empty text marks a removed annotation. The row stays, so an older batch cannot restore it. */
    text: text('text').notNull(),
    /** Counts the changes at this place; a smaller one never replaces a greater. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.kind, table.place] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
  ],
);
