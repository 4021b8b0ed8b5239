import { bringForward, type ComingItem } from '../../domain/bring-forward.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import { type CardState, type Memory, memoryOf } from '../../domain/fold-reviews.ts';
import type { ReviewAim } from '../../domain/retention.ts';
import type { Rhythm } from '../../domain/rhythm.ts';
import { DAILY_REVIEWS, type DueItem, type ReviewPlan, spreadBacklog } from '../../domain/spread-backlog.ts';
import { dueDay, remember, retentionOn, retrievability } from './scheduler.ts';

/** The memory of a card. Of a visitor’s state and the account’s, the later one counts. */
export function memoryOfCard(states: readonly CardState[]): Memory | undefined {
  const [latest] = [...states].sort((one, other) => (one.day < other.day ? 1 : -1));
  return latest && memoryOf(remember, latest);
}

/** When a card is due. Undefined: nothing is remembered of it. */
export function dueOn(
  states: readonly CardState[],
  today: CalendarDay,
  aim: ReviewAim,
): CalendarDay | undefined {
  const memory = memoryOfCard(states);
  return memory && dueDay(memory, today, aim);
}

export type PlannedReviews = {
  /** By the names of the cards, due or not. */
  readonly items: ReadonlyMap<string, DueItem>;
  readonly plan: ReviewPlan;
  /** Of today, the most forgotten first. */
  readonly today: readonly DueItem[];
  /** What a session takes before it is due, where today leaves room for it, the most forgotten first. */
  readonly early: readonly DueItem[];
};

/**
 * What of some cards is due, and what of it today: after an absence it is spread over a week. Otherwise what would be
 * forgotten too far on the next usual day is brought forward.
 */
export function planReviews(
  cards: ReadonlyMap<string, readonly CardState[]>,
  today: CalendarDay,
  aim: ReviewAim,
  { absence, nextDay }: Rhythm,
): PlannedReviews {
  const items = new Map<string, ComingItem>();
  for (const [id, states] of cards) {
    const memory = memoryOfCard(states);
    if (!memory) continue;
    items.set(id, {
      id,
      dueOn: dueDay(memory, today, aim),
      lastDay: memory.lastDay,
      retrievability: retrievability(memory, today),
      nextRetrievability: retrievability(memory, nextDay),
    });
  }
  const plan = spreadBacklog([...items.values()], today, absence?.lastDay, DAILY_REVIEWS, absence?.daysLeft);
  const ofToday = (plan.days.get(today) ?? []).flatMap((id) => items.get(id) ?? []);
  const retention = retentionOn(today, aim) / 100;
  const most = absence ? 0 : DAILY_REVIEWS - ofToday.length;
  return {
    items,
    plan,
    today: ofToday,
    early: bringForward([...items.values()], { today, nextDay, retention, most }),
  };
}
