import { instantText } from '#platform/clock/instant-text.ts';
import type { FeatureData } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { listAppeals } from './appeal-store.ts';
import { listAnnotations } from './annotation-store.ts';
import { listAnswers, listLateAnswers, listSnapshots } from './answer-store.ts';
import { deleteAttemptsOf, keyOf, listAllAttempts, type StoredAttempt } from './attempt-store.ts';
import { listStoredResponses } from './response-store.ts';
import { deleteSittingsOf } from './sitting-store.ts';

async function exportAttempt(database: DatabaseOrTransaction, attempt: StoredAttempt) {
  const { submittedAt, rawScore, band, marks } = attempt;
  return {
    attempt_id: attempt.id,
    mock_test: attempt.mockTest,
    skill: attempt.skill,
    mode: attempt.mode,
    sitting_id: attempt.sittingId ?? null,
    started_at: instantText(attempt.startedAt),
    deadline_at: instantText(attempt.deadlineAt),
    submitted_at: submittedAt === undefined ? null : instantText(submittedAt),
    timed_out: attempt.timedOut,
    raw_score: rawScore ?? null,
    band: band ?? null,
    answers: (await listAnswers(database, keyOf(attempt))).map(({ number, value }) => ({ number, value })),
    late_answers: (await listLateAnswers(database, keyOf(attempt))).map(({ number, value }) => ({
      number,
      value,
    })),
    text_history: (await listSnapshots(database, keyOf(attempt))).map(({ number, value, savedAt }) => ({
      number,
      saved_at: instantText(savedAt.getTime()),
      value,
    })),
    recordings: (await listStoredResponses(database, keyOf(attempt))).map(
      ({ question, startedAt, finishedAt, mediaType, bytes }) => ({
        question,
        started_at: instantText(startedAt.getTime()),
        finished_at: finishedAt === null ? null : instantText(finishedAt.getTime()),
        media_type: mediaType,
        bytes,
      }),
    ),
    annotations: (await listAnnotations(database, keyOf(attempt)))
      .filter(({ text }) => text !== '')
      .map(({ kind, place, text }) => ({ kind, place, text })),
    appeals: (await listAppeals(database, keyOf(attempt))).map(({ number, reason, verdict, answer }) => ({
      number,
      reason,
      verdict,
      answer,
    })),
    marks: marks?.map(({ number, given, right, rule }) => ({ number, given, right, rule })) ?? null,
  };
}

/** Every attempt of some candidates with its answers and marks, the oldest first; keys of open ones are not in it. */
export async function exportAttempts(database: DatabaseOrTransaction, candidateIds: readonly string[]) {
  const exported: Awaited<ReturnType<typeof exportAttempt>>[] = [];
  // One after the other: a long history must not take every connection of the pool.
  for (const attempt of await listAllAttempts(database, candidateIds)) {
    exported.push(await exportAttempt(database, attempt));
  }
  return exported;
}

/** Removes every attempt of some candidates, with its answers. */
export async function eraseAttempts(
  transaction: Transaction,
  candidateIds: readonly string[],
): Promise<void> {
  await deleteAttemptsOf(transaction, candidateIds);
  await deleteSittingsOf(transaction, candidateIds);
}

/** What mock tests keep of an account. */
export const MOCK_TEST_DATA: FeatureData = {
  name: 'mock_tests',
  export: (database, { candidateIds }) => exportAttempts(database, candidateIds),
  erase: (transaction, { candidateIds }) => eraseAttempts(transaction, candidateIds),
};
