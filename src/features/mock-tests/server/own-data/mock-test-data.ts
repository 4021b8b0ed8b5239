import { instantText } from '#platform/clock/instant-text.ts';
import type { Exported, ExportedFile, FeatureData } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { listAppeals } from '../marks/appeal-store.ts';
import { listAnnotations } from '../annotations/annotation-store.ts';
import { listAnswers, listLateAnswers, listSnapshots } from '../attempts/answer-store.ts';
import { deleteAttemptsOf, keyOf, listAllAttempts, type StoredAttempt } from '../attempts/attempt-store.ts';
import { exportRecordings } from '../recordings/export-recordings.ts';
import type { Papers } from '#features/library/server/index.ts';
import { findReleasedMarks } from '../marks/released-marks.ts';
import { listRecordingKeys } from '../recordings/response-store.ts';
import { deleteSittingsOf } from '../sittings/sitting-store.ts';

type Dependencies = { readonly papers: Pick<Papers, 'findMockTest'>; readonly clock: Clock };

async function exportAttempt(
  database: DatabaseOrTransaction,
  attempt: StoredAttempt,
  store: FileStore,
  told: boolean,
) {
  const { submittedAt } = attempt;
  const { rawScore, band, marks } = told ? attempt : {};
  const { recordings, files } = await exportRecordings(database, attempt, store);
  const data = {
    attempt_id: attempt.id,
    mock_test: attempt.mockTest,
    skill: attempt.skill,
    mode: attempt.mode,
    sitting_id: attempt.sittingId ?? null,
    started_at: instantText(attempt.startedAt),
    deadline_at: instantText(attempt.deadlineAt),
    submitted_at: submittedAt === undefined ? null : instantText(submittedAt),
    timed_out: attempt.timedOut,
    waiting_for_sitting: submittedAt !== undefined && !told,
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
    recordings,
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
  return { data, files };
}

/**
 * Every attempt of some candidates with its answers and marks, the oldest first, and what was recorded in them; keys of
 * open ones are not in it, and no marks that a sitting does not tell yet.
 */
async function exportAttempts(
  dependencies: Dependencies,
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
  store: FileStore,
): Promise<Exported> {
  const attempts: unknown[] = [];
  const files: ExportedFile[] = [];
  const listed = await listAllAttempts(database, candidateIds);
  const told = await findReleasedMarks({ ...dependencies, database }, listed);
  // One after the other: a long history must not take every connection of the pool.
  for (const attempt of listed) {
    const exported = await exportAttempt(database, attempt, store, told(attempt));
    attempts.push(exported.data);
    files.push(...exported.files);
  }
  return { data: attempts, files };
}

/** Removes every attempt of some candidates, with its answers; the keys of what was recorded in them. */
async function eraseAttempts(transaction: Transaction, candidateIds: readonly string[]): Promise<string[]> {
  const keys = await listRecordingKeys(transaction, candidateIds);
  await deleteAttemptsOf(transaction, candidateIds);
  await deleteSittingsOf(transaction, candidateIds);
  return keys;
}

/** What mock tests keep of an account. */
export function mockTestData(dependencies: Dependencies): FeatureData {
  return {
    name: 'mock_tests',
    export: (database, { candidateIds }, files) =>
      exportAttempts(dependencies, database, candidateIds, files),
    erase: (transaction, { candidateIds }) => eraseAttempts(transaction, candidateIds),
  };
}
