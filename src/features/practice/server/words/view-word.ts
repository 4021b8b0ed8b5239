import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { ReviewAim } from '../../domain/retention.ts';
import type { CardState } from '../../domain/fold-reviews.ts';
import { dueOn, memoryOfCard } from '../memory/plan-reviews.ts';
import type { StoredWord } from './word-store.ts';

/** In days: what is known for longer is known. */
const KNOWN_DAYS = 21;

/** What a word card says, without what is remembered of it. */
export function viewTexts(word: StoredWord) {
  return {
    card: word.id,
    word: word.word,
    meaning: word.meaning,
    example: word.example,
    partners: [...word.partners],
    from: word.fromPath,
    suspended: word.suspended,
    sequence: word.sequence,
    created_at: word.createdAt.toISOString(),
  };
}

/** A word card as its learner sees it. */
export function viewWord(word: StoredWord, states: readonly CardState[], today: CalendarDay, aim: ReviewAim) {
  const memory = memoryOfCard(states);
  const known = memory && memory.stability >= KNOWN_DAYS ? ('known' as const) : ('learning' as const);
  return {
    ...viewTexts(word),
    state: memory ? known : ('new' as const),
    due_on: dueOn(states, today, aim) ?? today,
  };
}
