import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { FREE_QUESTIONS } from '../../domain/answer-limits.ts';
import type { Goal } from './find-goal.ts';
import { dayAt, dayStart } from './practice-time.ts';
import { countQuestionsSince } from './session-store.ts';

const DAY_MS = 86_400_000;
/** Any 24 hours touch two days of practice. */
const DAYS_TOUCHED = 2;

/**
 * How many questions a learner may still start today: those that sessions of the day have asked for are used, answered or
 * not, so that sessions side by side have ten together and all their answers count, whenever they arrive. What a browser
 * says of its zone moves the beginning of the day, and so 24 hours have no more than two days.
 */
export async function countQuestionsLeft(
  database: DatabaseOrTransaction,
  candidates: Candidates | undefined,
  { isFree }: Pick<Goal, 'isFree'>,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<number> {
  if (!isFree) return Infinity;
  if (!candidates) return FREE_QUESTIONS;
  const ofDay = await countQuestionsSince(database, candidates, dayStart(dayAt(now, zone), zone));
  const lately = await countQuestionsSince(database, candidates, new Date(now.getTime() - DAY_MS));
  return Math.max(0, Math.min(FREE_QUESTIONS - ofDay, DAYS_TOUCHED * FREE_QUESTIONS - lately));
}
