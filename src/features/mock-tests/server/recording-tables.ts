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
    /** Null while chunks are still arriving. */
    finishedAt: instant('finished_at'),
    /** When an unfinished recording was last tried and could not be joined. */
    triedAt: instant('tried_at'),
    /** Media type by content, and size in bytes, once it is finished. */
    mediaType: text('media_type'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** The chunks of the finished recording, in order. Null until then, and in rows from before this column. */
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
 * A stored chunk that is not in the finished recording: not yet, or never, because it arrived later. Numbered from 0.
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
