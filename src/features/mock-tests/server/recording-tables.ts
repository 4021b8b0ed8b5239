import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import { attempts } from './tables.ts';

/** The recorded answer to one question of Speaking. */
export const responses = pgTable(
  'responses',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** The id of the question; `card` is the talk. */
    question: text('question').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null: chunks are still coming. */
    finishedAt: instant('finished_at'),
    /** When what its device left behind was last tried and could not be put together. */
    triedAt: instant('tried_at'),
    /** Media type by content, and size in bytes, once it is finished. */
    mediaType: text('media_type'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** What it was put together from, in this order; null until then, and of those from before this was kept. */
    chunks: jsonb('chunks').$type<readonly { readonly number: number; readonly bytes: number }[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.question] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId],
      foreignColumns: [attempts.candidateId, attempts.id],
    }).onDelete('cascade'),
    index('responses_unfinished')
      .on(table.startedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/**
 * A piece of a recording that is on the disk and not in it: until it is put together, or for good where it came later.
 * Numbered from 0.
 */
export const responseChunks = pgTable(
  'response_chunks',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    question: text('question').notNull(),
    number: integer('number').notNull(),
    bytes: integer('bytes').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.attemptId, table.question, table.number] }),
    foreignKey({
      columns: [table.candidateId, table.attemptId, table.question],
      foreignColumns: [responses.candidateId, responses.attemptId, responses.question],
    }).onDelete('cascade'),
  ],
);
