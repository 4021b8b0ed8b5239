import type { Clock } from '#platform/clock/clock.ts';
import type { Database, DatabaseOrTransaction } from '#platform/database/database.ts';
import { attemptPhase, openBounds } from '../../domain/attempts/attempt.ts';
import { MAX_ANSWER_LENGTH } from '#ielts/question-types/answer-length.ts';
import type { AnswerSequence, SavedAnswer, SaveReport } from '../../domain/attempts/saved-answer.ts';
import { saveLateAnswers, listAnswers, saveBatch } from './answer-store.ts';
import {
  findAttempt,
  keyOf,
  type AttemptKey,
  type AttemptQuery,
  type StoredAttempt,
} from './attempt-store.ts';

export type SaveRefusal = 'attempt-unknown' | 'question-unknown' | 'answer-too-long' | 'held-elsewhere';

export type SaveOutcome =
  | { readonly ok: true; readonly answers: SaveReport }
  | { readonly ok: false; readonly refusal: SaveRefusal };

/**
 * Whether a tab or device may write now. It may when no other tab writes, or when the attempt is over and has no
 * writer.
 */
export function mayWrite(attempt: StoredAttempt, writer: string | undefined, now: number): boolean {
  return attempt.writer === undefined || attempt.writer === writer || attemptPhase(attempt, now) !== 'open';
}

/** Saves answers that arrive after the end. Stored answers stay as they are, and newer ones become late answers. */
async function saveLate(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  batch: readonly SavedAnswer[],
  now: Date,
): Promise<SaveReport> {
  const stored = new Map((await listAnswers(database, key)).map((answer) => [answer.number, answer]));
  const saved: AnswerSequence[] = [];
  const stale: SavedAnswer[] = [];
  const newer: SavedAnswer[] = [];
  for (const answer of batch) {
    const before = stored.get(answer.number);
    if (!before || before.sequence < answer.sequence) newer.push(answer);
    else if (before.sequence === answer.sequence && before.value === answer.value) saved.push(answer);
    else stale.push(before);
  }
  const lateAnswers = await saveLateAnswers(database, key, newer, now);
  const isSent = (answer: SavedAnswer) =>
    newer.some(
      ({ number, value, sequence }) =>
        number === answer.number && value === answer.value && sequence === answer.sequence,
    );
  const late = lateAnswers.filter(isSent);
  stale.push(...lateAnswers.filter((answer) => !isSent(answer)));
  const sequenced = ({ number, sequence }: AnswerSequence): AnswerSequence => ({ number, sequence });
  return { saved: saved.map(sequenced), stale, late: late.map(sequenced) };
}

/**
 * Saves a batch of answers with one statement. Every answer in `saved` is committed. Refused: a number above the count
 * of questions. After the end, answers are stored as late ones.
 */
export async function saveAnswers(
  { database, clock }: { readonly database: Database | DatabaseOrTransaction; readonly clock: Clock },
  query: AttemptQuery,
  batch: readonly SavedAnswer[],
  writer?: string,
): Promise<SaveOutcome> {
  const now = clock.now();
  if (batch.length > 0) {
    const outcome = await saveBatch(database, query, batch, { now, ...openBounds(now.getTime()), writer });
    if (outcome.open) return { ok: true, answers: { saved: outcome.saved, stale: outcome.stale, late: [] } };
  }
  // Nothing was written, so find out why.
  const attempt = await findAttempt(database, query);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  if (batch.some(({ number }) => number > attempt.questionCount))
    return { ok: false, refusal: 'question-unknown' };
  if (attempt.skill !== 'writing' && batch.some(({ value }) => value.length > MAX_ANSWER_LENGTH)) {
    return { ok: false, refusal: 'answer-too-long' };
  }
  if (batch.length > 0 && !mayWrite(attempt, writer, now.getTime())) {
    return { ok: false, refusal: 'held-elsewhere' };
  }
  return { ok: true, answers: await saveLate(database, keyOf(attempt), batch, now) };
}
