import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import { taskSubmissions } from './tables.ts';

/** A take: one recording of the answer to a question of a spoken task. */
export const taskTakes = pgTable(
  'task_takes',
  {
    candidateId: uuid('candidate_id').notNull(),
    /** The id of the task's submission or draft. */
    taskId: uuid('task_id').notNull(),
    /** The id of the question; `card` is the talk. */
    question: text('question').notNull(),
    /** Made by the device that records. */
    take: uuid('take').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while chunks are still arriving. */
    finishedAt: instant('finished_at'),
    /** Media type by content, size in bytes and length, once it is finished. */
    mediaType: text('media_type'),
    bytes: bigint('bytes', { mode: 'number' }),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.taskId, table.question, table.take] }),
    foreignKey({ columns: [table.taskId], foreignColumns: [taskSubmissions.id] }).onDelete('cascade'),
    index('task_takes_by_task').on(table.taskId),
  ],
);

/** A stored chunk of a take that is not finished. Numbered from 0. */
export const taskTakeChunks = pgTable(
  'task_take_chunks',
  {
    candidateId: uuid('candidate_id').notNull(),
    taskId: uuid('task_id').notNull(),
    question: text('question').notNull(),
    take: uuid('take').notNull(),
    number: integer('number').notNull(),
    bytes: integer('bytes').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.taskId, table.question, table.take, table.number] }),
    foreignKey({
      // The name that would be made of all columns is longer than PostgreSQL takes.
      name: 'task_take_chunks_of_take',
      columns: [table.candidateId, table.taskId, table.question, table.take],
      foreignColumns: [taskTakes.candidateId, taskTakes.taskId, taskTakes.question, taskTakes.take],
    }).onDelete('cascade'),
  ],
);
