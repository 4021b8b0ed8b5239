import { sql } from 'drizzle-orm';
import type { Section } from '#ielts/paper/paper.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A section of a mock test that was just submitted. */
export type SubmittedSection = {
  readonly candidateId: string;
  readonly attemptId: string;
  readonly mockTest: string;
  readonly sectionVersion: string;
  readonly section: Section;
  /** The texts of Writing by the number of their task. */
  readonly texts: ReadonlyMap<number, string>;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly submittedAt: Date;
};

/** The number of an interview, which has no tasks. */
export const INTERVIEW = 0;

/**
 * Puts the works of a submitted section into the queue, in the transaction that submits it: each text of Writing that has
 * words, or the interview of Speaking. Whether a plan grades them is decided when their turn comes. A second call adds
 * nothing.
 */
export async function addWorks(transaction: Transaction, submitted: SubmittedSection): Promise<void> {
  const { section, texts } = submitted;
  if (section.skill === 'speaking') {
    await addWork(transaction, submitted, { kind: 'speaking', number: INTERVIEW, task: null, text: '' });
  }
  if (section.skill !== 'writing') return;
  for (const task of section.tasks) {
    const text = texts.get(task.number) ?? '';
    if (text.trim() === '') continue;
    const kind = task.number === 1 ? 'writing-task-1' : 'writing-task-2';
    await addWork(transaction, submitted, { kind, number: task.number, task, text });
  }
}

async function addWork(
  transaction: Transaction,
  { candidateId, attemptId, mockTest, sectionVersion, startedAt, deadlineAt, submittedAt }: SubmittedSection,
  work: {
    readonly kind: string;
    readonly number: number;
    readonly task: object | null;
    readonly text: string;
  },
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
