import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Band } from '#ielts/bands/band.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { StoredAttempt } from './attempt-store.ts';

/** Writes the learning event of a section's marks, in the transaction that stores them. */
export async function noteMarks(
  transaction: Transaction,
  { candidateId, id, questionCount }: StoredAttempt,
  { rawScore, band }: { readonly rawScore: number; readonly band: Band },
  at: Date,
): Promise<void> {
  const detail = { rawScore, questionCount, band };
  await addLearningEvent(transaction, { kind: 'section-marked', candidateId, subjectId: id, at, detail });
}
