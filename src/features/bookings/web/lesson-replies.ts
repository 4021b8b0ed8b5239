import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { BOOKING_ENDPOINTS } from '../endpoints.ts';

export type SlotsReply = ReplyTo<(typeof BOOKING_ENDPOINTS)['listSlots']>;
export type Slot = SlotsReply['slots'][number];
export type LessonsReply = ReplyTo<(typeof BOOKING_ENDPOINTS)['listBookings']>;
export type Booking = LessonsReply['bookings'][number];
export type HoldReply = ReplyTo<(typeof BOOKING_ENDPOINTS)['holdSlot']>;
export type BookingReply = ReplyTo<(typeof BOOKING_ENDPOINTS)['getBooking']>;
export type HomeworkView = NonNullable<BookingReply['after']>['homework'][number];
export type LessonMinutes = Booking['minutes'];

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' &&
  value !== null &&
  'starts_at' in value &&
  typeof value.starts_at === 'string' &&
  'local' in value &&
  typeof value.local === 'string' &&
  'teacher_local' in value &&
  typeof value.teacher_local === 'string';

/** The nearest free times that a refusal `slot-taken` names. */
export const nearestOf = (problem: object): readonly Slot[] =>
  'slots' in problem && Array.isArray(problem.slots) ? problem.slots.filter(isSlot) : [];
