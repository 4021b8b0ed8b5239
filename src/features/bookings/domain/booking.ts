/** `held`: the learner is choosing, and has it until an instant. */
export const BOOKING_STATES = [
  'held',
  'booked',
  'completed',
  'cancelled',
  'no-show-learner',
  'no-show-teacher',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The outcomes of a lesson whose time is over. */
export const OUTCOMES = ['completed', 'no-show-learner', 'no-show-teacher'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who acts on a booking; `time` stands for the jobs. */
export const ACTING_SIDES = ['learner', 'teacher', 'school', 'time'] as const;
export type ActingSide = (typeof ACTING_SIDES)[number];

/** What happens to a booking; its history has one line for each. */
export const BOOKING_EVENTS = [
  'held',
  'hold-ended',
  'booked',
  'moved',
  'cancelled',
  'completed',
  'no-show-learner',
  'no-show-teacher',
] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/**
 * The events of which the other side is told. A hold is no lesson yet. A lesson that took place is no news; one that the
 * school corrects to `completed` is.
 */
export const NEWS_EVENTS = [
  'booked',
  'moved',
  'cancelled',
  'completed',
  'no-show-learner',
  'no-show-teacher',
] as const;
export type NewsEvent = (typeof NEWS_EVENTS)[number];
export const isNewsEvent = (kind: BookingEvent): kind is NewsEvent =>
  NEWS_EVENTS.some((each) => each === kind);

/** The states in which a booking takes the time of its teacher and its learner. */
export const TAKING_STATES: readonly BookingState[] = ['held', 'booked'];

/** The facts of a booking that rules read. */
export type BookingFacts = {
  readonly state: BookingState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly heldUntil: Date | null;
};

/** A hold that can still be confirmed. */
export const isHeld = ({ state, heldUntil }: Pick<BookingFacts, 'state' | 'heldUntil'>, now: Date): boolean =>
  state === 'held' && heldUntil !== null && heldUntil > now;
