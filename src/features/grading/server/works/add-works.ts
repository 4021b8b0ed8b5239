import type { Section } from '#ielts/paper/paper.ts';
import type { Transaction } from '#platform/database/database.ts';
import { addSubmittedWork } from './submitted-work-store.ts';

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
    await addSubmittedWork(transaction, submitted, {
      kind: 'speaking',
      number: INTERVIEW,
      task: null,
      text: '',
    });
  }
  if (section.skill !== 'writing') return;
  for (const task of section.tasks) {
    const text = texts.get(task.number) ?? '';
    if (text.trim() === '') continue;
    const kind = task.number === 1 ? 'writing-task-1' : 'writing-task-2';
    await addSubmittedWork(transaction, submitted, { kind, number: task.number, task, text });
  }
}
