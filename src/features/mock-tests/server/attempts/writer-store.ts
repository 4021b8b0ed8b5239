import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { AttemptKey } from './attempt-store.ts';
import { attempts } from '../tables.ts';

/** A tab or device that wants to write an attempt. */
export type WriterClaim = {
  /** The random name that it chose for itself. */
  readonly writer: string;
  /** The current writer. */
  readonly takeOver: boolean;
  /** The writer that this one replaces: a closed tab of the same browser. */
  readonly insteadOf?: string | undefined;
};

type Moment = {
  readonly now: Date;
  /** A writer that has been silent since this time counts as closed. */
  readonly silentSince: Date;
};

/**
 * Makes a tab or device the writer when there is none, when it is the writer already, when it replaces the writer, when
 * the writer is silent, or when it takes over. `before` is the previous writer, if any. Undefined: the attempt was
 * submitted meanwhile.
 */
export async function claimWriter(
  database: DatabaseOrTransaction,
  { candidateId, attemptId }: AttemptKey,
  { writer, takeOver, insteadOf }: WriterClaim,
  { now, silentSince }: Moment,
): Promise<{ readonly held: boolean; readonly before: string | undefined } | undefined> {
  const { rows } = await database.execute<{ before: string | null; held: boolean }>(sql`
    with before as (
      select writer, writer_at from attempts
      where candidate_id = ${candidateId} and id = ${attemptId} and submitted_at is null
      for no key update
    ), claimed as (
      update attempts set writer = ${writer}::uuid, writer_at = ${now}::timestamptz
      from before
      where attempts.candidate_id = ${candidateId} and attempts.id = ${attemptId}
        and (${takeOver}::boolean or before.writer is null
          or before.writer in (${writer}::uuid, ${insteadOf ?? writer}::uuid)
          or before.writer_at is null or before.writer_at < ${silentSince}::timestamptz)
      returning 1
    )
    select before.writer as before, exists (select from claimed) as held from before
  `);
  const [row] = rows;
  return row && { held: row.held, before: row.before ?? undefined };
}

/** Releases the writer, so the next one need not wait for the silence. Its last answers are still arriving. */
export async function leaveWriter(
  database: DatabaseOrTransaction,
  { candidateId, attemptId }: AttemptKey,
  writer: string,
): Promise<void> {
  await database
    .update(attempts)
    .set({ writerAt: null })
    .where(
      and(
        eq(attempts.candidateId, candidateId),
        eq(attempts.id, attemptId),
        eq(attempts.writer, writer),
        isNull(attempts.submittedAt),
      ),
    );
}
