import type { z } from 'zod';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { getResult as contract } from '../../contract.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { listAnswers } from '../attempts/answer-store.ts';
import { keyOf, type AttemptQuery, type StoredAttempt } from '../attempts/attempt-store.ts';
import { viewAttempt } from '../attempts/attempt-view.ts';
import { findCurrentAttempt } from '../attempts/find-current-attempt.ts';
import { titleOf } from '../attempts/title-of.ts';
import type { Papers } from '#features/library/server/index.ts';
import { getResult } from './get-result.ts';
import { noteMistakes } from './note-mistakes.ts';
import { areMarksReleased } from './released-marks.ts';

export type ResultReply = z.input<(typeof contract)['reply']>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly papers: Pick<Papers, 'findMockTest'>;
};

export type ResultOutcome =
  | { readonly ok: true; readonly attempt: StoredAttempt; readonly result: ResultReply }
  | { readonly ok: false; readonly refusal: 'attempt-unknown' | 'attempt-open' | 'marks-later' };

/**
 * Opens a result for the owner of an attempt. It refuses while the attempt is open, or while its sitting holds the
 * marks back. Every call that shows a result uses this.
 */
export async function openResult(
  dependencies: Dependencies,
  query: AttemptQuery,
  language: Language,
): Promise<ResultOutcome> {
  const { database, clock } = dependencies;
  const attempt = await findCurrentAttempt(dependencies, query);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  const now = clock.now().getTime();
  if (attemptPhase(attempt, now) !== 'submitted') return { ok: false, refusal: 'attempt-open' };
  if (!(await areMarksReleased(dependencies, attempt))) return { ok: false, refusal: 'marks-later' };
  const { candidateId, id: subjectId } = attempt;
  await database.transaction(async (transaction) => {
    const at = new Date(now);
    const event = { kind: 'result-opened', candidateId, subjectId, at, detail: {} } as const;
    // Not before: while a sitting holds the marks back, the list of mistakes would tell the keys.
    if (await addLearningEvent(transaction, event)) await noteMistakes(transaction, attempt);
  });
  const answers = await listAnswers(database, keyOf(attempt));
  const answered = answers.filter(({ value }) => value !== '').length;
  const test = dependencies.papers.findMockTest(attempt.mockTest);
  const isOfCourse = test?.access === 'courses';
  const title = titleOf(test, attempt.mockTest);
  const view = viewAttempt(attempt, { title, answered, now, marksReleased: true });
  return {
    ok: true,
    attempt,
    result: { attempt: view, of_course: isOfCourse, ...(await getResult(database, attempt, language)) },
  };
}
