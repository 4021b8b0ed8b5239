import { addWorks } from '#features/grading/server/index.ts';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { attemptPhase, decideSubmission } from '../../domain/attempts/attempt.ts';
import { markSection } from '#ielts/marking/mark-section.ts';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import { listAnswers } from './answer-store.ts';
import type { SavedAnswer, SaveReport } from '../../domain/attempts/saved-answer.ts';
import {
  closeAttempt,
  findAttemptForUpdate,
  keyOf,
  saveClock,
  type AttemptKey,
  type AttemptQuery,
  type StoredAttempt,
} from './attempt-store.ts';
import { mayWrite, saveAnswers, type SaveRefusal } from './save-answers.ts';
import { noteMarks } from './note-marks.ts';
import { getMarkedVersion, getSectionVersion, type SectionVersion } from '#features/library/server/index.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock };

export type SubmitOutcome =
  | {
      readonly ok: true;
      readonly attempt: StoredAttempt;
      readonly answers: SaveReport;
      readonly answeredCount: number;
    }
  | { readonly ok: false; readonly refusal: SaveRefusal };

/** Undefined: Writing and Speaking, which graders judge. */
function markVersion(version: SectionVersion, answers: ReadonlyMap<number, string>) {
  if (!isMarkedSection(version.section)) return undefined;
  const { section, answerKey } = getMarkedVersion(version);
  const { marks, rawScore, band } = markSection(section, answerKey, answers);
  return { marks, rawScore, band };
}

/** Marks the saved answers and closes the attempt. This transaction must hold the row's lock. */
async function close(transaction: Transaction, attempt: StoredAttempt, now: number): Promise<StoredAttempt> {
  const key = keyOf(attempt);
  const verdict = decideSubmission(attempt, now);
  if (!verdict.ok) return attempt;
  const version = await getSectionVersion(transaction, attempt.sectionVersion);
  const answers = new Map((await listAnswers(transaction, key)).map(({ number, value }) => [number, value]));
  const marked = markVersion(version, answers);
  const { submittedAt, timedOut, clock } = verdict;
  if (attempt.pausedAt !== undefined) await saveClock(transaction, key, clock);
  await closeAttempt(transaction, key, { submittedAt, timedOut, marked });
  await addWorks(transaction, {
    ...key,
    mockTest: attempt.mockTest,
    sectionVersion: attempt.sectionVersion,
    section: version.section,
    texts: answers,
    startedAt: new Date(attempt.startedAt),
    deadlineAt: new Date(attempt.deadlineAt),
    submittedAt: new Date(submittedAt),
  });
  const { candidateId, attemptId: subjectId } = key;
  const at = new Date(submittedAt);
  const detail = { timedOut };
  await addLearningEvent(transaction, { kind: 'attempt-submitted', candidateId, subjectId, at, detail });
  if (marked) await noteMarks(transaction, attempt, marked, at);
  return { ...attempt, ...marked, ...clock, submittedAt, timedOut };
}

/**
 * Saves the last answers, closes the attempt and marks it in one transaction. A second submission changes nothing: it
 * returns the same result, and its answers are late.
 */
export function submitAttempt(
  { database, clock }: Dependencies,
  query: AttemptQuery,
  batch: readonly SavedAnswer[],
  writer?: string,
): Promise<SubmitOutcome> {
  return database.transaction(async (transaction): Promise<SubmitOutcome> => {
    const attempt = await findAttemptForUpdate(transaction, query);
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    // This check applies without answers too. A tab that only watches must not close the attempt before the writer has
    // sent its answers.
    if (!mayWrite(attempt, writer, clock.now().getTime())) return { ok: false, refusal: 'held-elsewhere' };
    const saved = await saveAnswers({ database: transaction, clock }, query, batch, writer);
    if (!saved.ok) return saved;
    const closed = await close(transaction, attempt, clock.now().getTime());
    const storedAnswers = await listAnswers(transaction, keyOf(attempt));
    const answeredCount = storedAnswers.filter(({ value }) => value !== '').length;
    return { ok: true, attempt: closed, answers: saved.answers, answeredCount };
  });
}

/** Closes an attempt whose time is over, as of its deadline. False: it is still open, or was closed before. */
export function closeOverdueAttempt({ database, clock }: Dependencies, key: AttemptKey): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const attempt = await findAttemptForUpdate(transaction, key);
    const now = clock.now().getTime();
    if (!attempt || attemptPhase(attempt, now) !== 'time-over') return false;
    await close(transaction, attempt, now);
    return true;
  });
}
