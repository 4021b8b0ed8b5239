import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Absence } from '../../domain/absence.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import { listCards } from '../memory/card-store.ts';
import { type PlannedReviews, planReviews } from '../memory/plan-reviews.ts';
import { listActiveWords } from './word-store.ts';

/** New cards that are shown for the first time on one day. */
const NEW_A_DAY = 20;

export type PlannedWords = {
  /** The ids of the cards of today: the most forgotten first, then new ones. */
  readonly today: readonly string[];
  readonly reviews: PlannedReviews;
};

/** The word cards that are due today: reviewed ones by how far they are forgotten, then those that are new. */
export async function planWords(
  database: DatabaseOrTransaction,
  candidates: Candidates | undefined,
  today: CalendarDay,
  examDate: CalendarDay | null,
  absence: Absence | undefined,
): Promise<PlannedWords> {
  const active = candidates ? await listActiveWords(database, candidates) : [];
  const cards = candidates ? await listCards(database, candidates, 'word') : new Map();
  const own = new Set(active);
  const reviews = planReviews(new Map([...cards].filter(([id]) => own.has(id))), today, examDate, absence);
  const fresh = active.filter((id) => !reviews.items.has(id)).slice(0, NEW_A_DAY);
  return { today: [...reviews.today.map(({ id }) => id), ...fresh], reviews };
}
