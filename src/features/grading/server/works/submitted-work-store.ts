import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';

/** Where and when a work of a mock test was written. */
type SubmittedPlace = {
  readonly candidateId: string;
  readonly attemptId: string;
  readonly mockTest: string;
  readonly sectionVersion: string;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly submittedAt: Date;
};

type SubmittedWork = {
  readonly kind: WorkKind;
  readonly number: number;
  /** Null: an interview. */
  readonly task: WritingTask | null;
  readonly text: string;
};

/** Adds a work of a mock test to the queue. A second call for the same task adds nothing. */
export async function addSubmittedWork(
  transaction: Transaction,
  { candidateId, attemptId, mockTest, sectionVersion, startedAt, deadlineAt, submittedAt }: SubmittedPlace,
  work: SubmittedWork,
): Promise<void> {
  await transaction.execute(sql`
    insert into works (candidate_id, id, kind, source, state, mock_test, attempt_id, task_number, section_version, task,
      text, first_draft, started_at, saved_at, submitted_at, deadline_at)
    select ${candidateId}::uuid, made.id, ${work.kind}, 'mock-test', 'waiting', ${mockTest}, ${attemptId}::uuid,
      ${work.number}::smallint, ${sectionVersion}, ${work.task === null ? null : JSON.stringify(work.task)}::jsonb,
      ${work.text}, made.id, ${startedAt}::timestamptz, ${submittedAt}::timestamptz, ${submittedAt}::timestamptz,
      ${deadlineAt}::timestamptz
    from (select gen_random_uuid() as id) as made
    on conflict do nothing
  `);
}
