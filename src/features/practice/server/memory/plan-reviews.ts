import { type Absence } from '../../domain/absence.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import { type CardState, type Memory, memoryOf } from '../../domain/fold-reviews.ts';
import { DAILY_REVIEWS, type DueItem, type ReviewPlan, spreadBacklog } from '../../domain/spread-backlog.ts';
import { dueDay, remember, retrievability } from './scheduler.ts';

/** The memory of a card. Of a visitor’s state and the account’s, the later one counts. */
export function memoryOfCard(states: readonly CardState[]): Memory | undefined {
  const [latest] = [...states].sort((one, other) => (one.day < other.day ? 1 : -1));
  return latest && memoryOf(remember, latest);
}

/** When a card is due. Undefined: nothing is remembered of it. */
export function dueOn(
  states: readonly CardState[],
  today: CalendarDay,
  examDate: CalendarDay | null,
): CalendarDay | undefined {
  const memory = memoryOfCard(states);
  return memory && dueDay(memory, today, examDate);
}

export type PlannedReviews = {
  /** By the names of the cards, due or not. */
  readonly items: ReadonlyMap<string, DueItem>;
  readonly plan: ReviewPlan;
  /** Of today, the most forgotten first. */
  readonly today: readonly DueItem[];
};

/** What of some cards is due, and what of it today: after an absence it is spread over a week. */
export function planReviews(
  cards: ReadonlyMap<string, readonly CardState[]>,
  today: CalendarDay,
  examDate: CalendarDay | null,
  absence: Absence | undefined,
): PlannedReviews {
  const items = new Map<string, DueItem>();
  for (const [id, states] of cards) {
    const memory = memoryOfCard(states);
    if (!memory) continue;
    items.set(id, {
      id,
      dueOn: dueDay(memory, today, examDate),
      retrievability: retrievability(memory, today),
    });
  }
  const plan = spreadBacklog([...items.values()], today, absence?.lastDay, DAILY_REVIEWS, absence?.daysLeft);
  const ofToday = (plan.days.get(today) ?? []).flatMap((id) => items.get(id) ?? []);
  return { items, plan, today: ofToday };
}
