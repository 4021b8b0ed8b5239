import type { CalendarDay } from './calendar-day.ts';

/** 1 again, 2 hard, 3 knew it, 4 easy. */
export type ReviewRating = 1 | 2 | 3 | 4;

/** A line of the log of reviews. */
export type Review = {
  /** Chosen where it was made: the same review may arrive many times. */
  readonly id: string;
  /** The day of practice. */
  readonly day: CalendarDay;
  /** In ms since 1970. */
  readonly at: number;
  readonly rating: ReviewRating;
};

/** What is remembered of one thing, as the scheduler knows it. */
export type Memory = {
  /** In days: after so long, nine of ten are still known. */
  readonly stability: number;
  readonly difficulty: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly lastDay: CalendarDay;
};

/** The memory after another review. */
export type Remember = (memory: Memory | undefined, day: CalendarDay, rating: ReviewRating) => Memory;

/**
 * What is stored of a card: the memory before its latest day, and that day. A day counts once, with its lowest rating:
 * somebody who did not know a word in the morning has not learnt it by knowing it in the evening.
 */
export type CardState = {
  readonly before: Memory | null;
  readonly day: CalendarDay;
  readonly rating: ReviewRating;
};

/** A card that nothing was wrong with yet is not remembered at all. */
const FIRST_RATING = 2;

/** The memory of a card now. */
export const memoryOf = (remember: Remember, { before, day, rating }: CardState): Memory =>
  remember(before ?? undefined, day, rating);

type DayRating = Pick<Review, 'day' | 'rating'>;

const nextDay = (remember: Remember, state: CardState, { day, rating }: DayRating): CardState => ({
  before: memoryOf(remember, state),
  day,
  rating,
});

/**
 * A card after a review of its latest day or of a later one. Undefined: what is stored does not suffice, and the whole
 * log must be folded. `always`: a card that its learner made begins with any rating, others with the first that is not
 * known.
 */
export function addReview(
  remember: Remember,
  state: CardState | null,
  review: DayRating,
  always: boolean,
): CardState | null | undefined {
  if (state === null) return always || review.rating <= FIRST_RATING ? undefined : null;
  if (review.day < state.day) return undefined;
  if (review.day > state.day) return nextDay(remember, state, review);
  return review.rating < state.rating ? { ...state, rating: review.rating } : state;
}

/**
 * The card that a log of reviews leads to, whatever the order in which they come and however often. `undone`: the ids of
 * reviews that were a slip. Null: nothing is remembered yet.
 */
export function foldReviews(
  remember: Remember,
  reviews: Iterable<Pick<Review, 'id' | 'day' | 'rating'>>,
  always: boolean,
  undone: ReadonlySet<string> = new Set(),
): CardState | null {
  const days = new Map<CalendarDay, ReviewRating>();
  for (const { id, day, rating } of reviews) {
    const before = days.get(day);
    if (!undone.has(id) && (before === undefined || rating < before)) days.set(day, rating);
  }
  let state: CardState | null = null;
  for (const [day, rating] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (state) state = nextDay(remember, state, { day, rating });
    else if (always || rating <= FIRST_RATING) state = { before: null, day, rating };
  }
  return state;
}

/** How an answer counts for memory: help, doubt and slowness mean that it is not known well. */
export function ratingOfAnswer({
  isRight,
  isUnsure,
  isAided,
  isSlow,
}: {
  readonly isRight: boolean;
  readonly isUnsure: boolean;
  readonly isAided: boolean;
  readonly isSlow: boolean;
}): ReviewRating {
  if (!isRight) return 1;
  return isUnsure || isAided || isSlow ? 2 : 3;
}

const SLOW_MS = 90_000;
/** What asks about a passage or a clip takes longer. */
const SLOW_WITH_MATERIAL_MS = 240_000;

/** Whether an answer took so long that it counts as hardly known. */
export const isSlow = (ms: number, hasMaterial: boolean): boolean =>
  ms > (hasMaterial ? SLOW_WITH_MATERIAL_MS : SLOW_MS);
