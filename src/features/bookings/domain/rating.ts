import type { BookingFacts } from './booking.ts';

/** The steps of a rating: 1 is the worst. */
export const RATING_STEPS = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof RATING_STEPS)[number];

/** What a learner says of a lesson, for the school. */
export type Rating = { readonly clear: RatingStep; readonly useful: RatingStep; readonly note: string };

/** Whether the learner may rate a lesson: it took place and has ended. A no-show is no lesson. */
export const canRate = ({ state, endsAt }: Pick<BookingFacts, 'state' | 'endsAt'>, now: Date): boolean =>
  (state === 'booked' || state === 'completed') && endsAt <= now;
