import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { markSection } from '#ielts/marking/mark-section.ts';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import { listAnswers, listCheckedNumbers, markChecked } from '../attempts/answer-store.ts';
import {
  findAttemptForUpdate,
  keyOf,
  type AttemptQuery,
  type StoredAttempt,
} from '../attempts/attempt-store.ts';
import { getMarkedVersion, getSectionVersion } from '#features/library/server/index.ts';
import { viewReceipt, type Receipt } from '../marks/view-receipt.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';

export type CheckOutcome =
  | { readonly ok: true; readonly receipt: Receipt }
  | {
      readonly ok: false;
      readonly refusal:
        | 'attempt-unknown'
        | 'exam-mode'
        | 'attempt-over'
        | 'question-unknown'
        | 'answer-missing';
    };

/**
 * Checks the saved answer of one question in practice, and says why it is right or wrong. The answer can no longer
 * change. Refusals: the mode is an exam; the attempt is over; no key marks the section; nothing is answered.
 */
export function checkAnswer(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  query: AttemptQuery,
  number: number,
  language: Language,
): Promise<CheckOutcome> {
  return database.transaction(async (transaction): Promise<CheckOutcome> => {
    // The row is locked, so no save happens between the check and the mark.
    const attempt = await findAttemptForUpdate(transaction, query);
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    if (attempt.mode === 'exam') return { ok: false, refusal: 'exam-mode' };
    const now = clock.now();
    if (attemptPhase(attempt, now.getTime()) !== 'open') return { ok: false, refusal: 'attempt-over' };
    if (!(await markChecked(transaction, keyOf(attempt), number, now))) {
      return { ok: false, refusal: number > attempt.questionCount ? 'question-unknown' : 'answer-missing' };
    }
    const [receipt] = (await receiptsOf(transaction, attempt, language)).filter(
      (each) => each.number === number,
    );
    return receipt ? { ok: true, receipt } : { ok: false, refusal: 'question-unknown' };
  });
}

/** The checks of an attempt so far. None for Writing and Speaking. */
export async function receiptsOf(
  database: DatabaseOrTransaction,
  attempt: StoredAttempt,
  language: Language,
): Promise<Receipt[]> {
  const checked = new Set(await listCheckedNumbers(database, keyOf(attempt)));
  if (checked.size === 0) return [];
  const version = await getSectionVersion(database, attempt.sectionVersion);
  if (!isMarkedSection(version.section)) return [];
  const { section, answerKey } = getMarkedVersion(version);
  const savedAnswers = new Map(
    (await listAnswers(database, keyOf(attempt))).map(({ number, value }) => [number, value]),
  );
  return markSection(section, answerKey, savedAnswers)
    .marks.filter(({ number }) => checked.has(number))
    .map((mark) => viewReceipt(answerKey, mark, language));
}
