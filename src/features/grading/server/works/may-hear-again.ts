import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import { findChoiceOfCandidate } from './choice-store.ts';
import { listGrades } from './grade-store.ts';
import type { StoredWork } from './work-store.ts';

/**
 * Whether an interview that was graded without a transcript may get one now: its learner has agreed to the host of the
 * service since. `host`: null where none is set up.
 */
export async function mayHearAgain(
  database: DatabaseOrTransaction,
  work: StoredWork,
  host: string | null,
): Promise<boolean> {
  if (work.kind !== 'speaking' || work.state !== 'graded' || host === null) return false;
  const { counts } = countingGrade(await listGrades(database, work));
  const reason = counts?.localReason;
  if (reason !== 'not-agreed' && reason !== 'chosen') return false;
  const choice = await findChoiceOfCandidate(database, work.candidateId);
  return choice?.choice === 'model' && choice.host === host;
}
