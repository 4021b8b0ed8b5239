import { normalNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { addDays, type CalendarDay } from '#features/practice/domain/calendar-day.ts';
import { addReview, type CardState } from '#features/practice/domain/fold-reviews.ts';
import { USUAL_RETENTION } from '#features/practice/domain/retention.ts';
import { rhythmOn } from '#features/practice/domain/rhythm.ts';
import { planReviews } from '#features/practice/server/memory/plan-reviews.ts';
import { remember } from '#features/practice/server/memory/scheduler.ts';
import type { Policy } from './practice-school.ts';
import { LEITNER_DAYS, MemoryTrace, practisesOn, type WorldRating } from './practice-world.ts';

type Share = { reviews: number; right: number };

export type MemoryOutcome = {
  /** Reviews of what was known the last time, and of what was not: a day is the shortest rest. */
  readonly afterKnown: Share;
  readonly afterForgotten: Share;
  /** Of all cards of all learners, after the last day: the chance that each is still known. */
  readonly known: number[];
};

const START = '2026-01-01';
/** A session has so many cards, and at most so many of them are new. As in the product, new ones take what is left. */
const CARDS_A_DAY = 19;
const NEW_A_DAY = 4;
/** Where everything may come at any time, reviews would leave nothing for what is new. */
const RANDOM_REVIEWS = CARDS_A_DAY - NEW_A_DAY;
/** Of what is met for the first time, so much is known. */
const KNOWN_AT_FIRST = 0.5;
/** People and things differ: most are forgotten between half and twice as fast as the law says. */
const SPREAD = { learner: 0.3, card: 0.4 };

/** A card of a learner: what is true of it, what the product remembers, and its box. */
class Card {
  readonly id: string;
  readonly trace: MemoryTrace;
  stored: CardState | null = null;
  box = 0;
  dueOn = 0;

  constructor(id: string, trace: MemoryTrace) {
    this.id = id;
    this.trace = trace;
  }

  review(day: number, rating: WorldRating): void {
    const wasNew = this.stored === null;
    this.trace.review(day, rating);
    this.box = rating === 1 || wasNew ? 0 : Math.min(this.box + 1, LEITNER_DAYS.length - 1);
    this.dueOn = day + (LEITNER_DAYS[this.box] ?? 1);
    const review = { day: addDays(START, day), rating };
    this.stored = wasNew
      ? { before: null, ...review }
      : (addReview(remember, this.stored, review, true) ?? this.stored);
  }
}

/** The cards of a day, in the order in which they are reviewed. */
function cardsOf(
  policy: Policy,
  cards: readonly Card[],
  day: number,
  practised: readonly CalendarDay[],
  next: () => number,
): readonly Card[] {
  switch (policy) {
    case 'chosen': {
      const byId = new Map(cards.map((card) => [card.id, card]));
      const states = new Map(cards.map(({ id, stored }) => [id, stored ? [stored] : []]));
      const date = addDays(START, day);
      const { today, early } = planReviews(
        states,
        date,
        { retention: USUAL_RETENTION, examDate: null },
        rhythmOn(date, practised),
      );
      return [...today, ...early].flatMap(({ id }) => byId.get(id) ?? []);
    }
    case 'leitner':
      return cards.filter(({ dueOn }) => dueOn <= day).sort((one, other) => one.box - other.box);
    case 'random':
      return cards
        .map((card) => ({ card, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ card }) => card)
        .slice(0, RANDOM_REVIEWS);
  }
}

/** Learners who meet a few new words on each day of practice, and review as many as there is time for. */
export function simulateMemory(
  policy: Policy,
  learners: number,
  days: number,
  next: () => number,
): MemoryOutcome {
  const normal = normalNumbers(next);
  const outcome: MemoryOutcome = {
    afterKnown: { reviews: 0, right: 0 },
    afterForgotten: { reviews: 0, right: 0 },
    known: [],
  };
  for (let learner = 0; learner < learners; learner += 1) {
    const speed = Math.exp(SPREAD.learner * normal());
    const cards: Card[] = [];
    const practised: CalendarDay[] = [];
    for (let day = 0; day < days; day += 1) {
      if (!practisesOn(day)) continue;
      const reviewed = cardsOf(policy, cards, day, practised, next).slice(0, CARDS_A_DAY);
      for (const card of reviewed) {
        const share = card.trace.wasKnown ? outcome.afterKnown : outcome.afterForgotten;
        const knows = next() < card.trace.chanceOn(day);
        card.review(day, knows ? 3 : 1);
        share.reviews += 1;
        if (knows) share.right += 1;
      }
      const fresh = Math.min(NEW_A_DAY, CARDS_A_DAY - reviewed.length);
      for (let each = 0; each < fresh; each += 1) {
        const card = new Card(`${day}-${each}`, new MemoryTrace(speed * Math.exp(SPREAD.card * normal())));
        card.review(day, next() < KNOWN_AT_FIRST ? 3 : 1);
        cards.push(card);
      }
      practised.push(addDays(START, day));
    }
    outcome.known.push(...cards.map(({ trace }) => trace.chanceOn(days)));
  }
  return outcome;
}
