import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { decidePause, decideResume, type PauseRefusal } from '../../domain/attempts/pause.ts';
import {
  findAttemptForUpdate,
  keyOf,
  saveClock,
  type AttemptQuery,
  type StoredAttempt,
} from '../attempts/attempt-store.ts';

export type PauseOutcome =
  | { readonly ok: true; readonly attempt: StoredAttempt }
  | { readonly ok: false; readonly refusal: 'attempt-unknown' | PauseRefusal };

/** Pauses the clock of practice, or resumes it. Repeating a request changes nothing. */
export function pauseAttempt(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  query: AttemptQuery,
  paused: boolean,
): Promise<PauseOutcome> {
  return database.transaction(async (transaction): Promise<PauseOutcome> => {
    const attempt = await findAttemptForUpdate(transaction, query);
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const decide = paused ? decidePause : decideResume;
    const now = clock.now();
    const verdict = decide(attempt, now.getTime());
    if (!verdict.ok) return verdict;
    if (!verdict.change) return { ok: true, attempt };
    await saveClock(transaction, keyOf(attempt), verdict.change);
    const { candidateId, id: subjectId } = attempt;
    const kind = paused ? 'attempt-paused' : 'attempt-resumed';
    await addLearningEvent(transaction, { kind, candidateId, subjectId, at: now, detail: {} });
    return { ok: true, attempt: { ...attempt, ...verdict.change } };
  });
}
