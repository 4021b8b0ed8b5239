import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { ReviewAim } from '../../domain/retention.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { listCards } from '../memory/card-store.ts';
import { type PlannedReviews, planReviews } from '../memory/plan-reviews.ts';
import { listActiveWords } from './word-store.ts';

/** New cards that are shown for the first time on one day. */
const NEW_A_DAY = 20;

export type PlannedWords = {
  /** The ids of the cards of today: the most forgotten first, then those brought forward, then new ones. */
  readonly today: readonly string[];
  /** How many of them are due or new. */
  readonly due: number;
  readonly reviews: PlannedReviews;
};

/** The word cards of today: what is due by how far it is forgotten, what is brought forward, and what is new. */
export async function planWords(
  database: DatabaseOrTransaction,
  candidates: Candidates | undefined,
  today: CalendarDay,
  aim: ReviewAim,
  rhythm: Rhythm,
): Promise<PlannedWords> {
  const active = candidates ? await listActiveWords(database, candidates) : [];
  const cards = candidates ? await listCards(database, candidates, 'word') : new Map();
  const own = new Set(active);
  const reviews = planReviews(new Map([...cards].filter(([id]) => own.has(id))), today, aim, rhythm);
  const fresh = active.filter((id) => !reviews.items.has(id)).slice(0, NEW_A_DAY);
  const reviewed = [...reviews.today, ...reviews.early].map(({ id }) => id);
  return { today: [...reviewed, ...fresh], due: reviews.today.length + fresh.length, reviews };
}
