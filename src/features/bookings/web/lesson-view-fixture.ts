import type { Booking, BookingReply, HoldReply, LessonsReply, Slot, SlotsReply } from './lesson-replies.ts';

export const BOOKING_ID = '7c1f2a54-3b0e-4d0c-8a62-5f1d9b7e2c01';
export const NOW = '2026-11-25T04:00:00.000Z';

/** A free time with a teacher in London, by the day of November and the hour in Taipei. */
export const aSlot = (day: number, hour: number): Slot => {
  const [local, utc] = [hour, hour - 8].map((each) => new Date(Date.UTC(2026, 10, day, each)).toISOString());
  return {
    starts_at: utc ?? '',
    local: local?.slice(0, 16) ?? '',
    teacher_local: utc?.slice(0, 16) ?? '',
  };
};

export const someSlots = (changes: Partial<SlotsReply> = {}): SlotsReply => ({
  slots: [aSlot(27, 18), aSlot(27, 19), aSlot(28, 18)],
  zone: 'Asia/Taipei',
  from: '2026-11-25',
  teacher_zone: 'Europe/London',
  lengths: [25, 50],
  next: aSlot(27, 18),
  server_now: NOW,
  ...changes,
});

/** A lesson that is booked for the day after the next. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  booking_id: BOOKING_ID,
  teacher: 'hannah',
  teacher_name: 'Hannah',
  minutes: 25,
  state: 'booked',
  starts_at: '2026-11-27T10:00:00.000Z',
  ends_at: '2026-11-27T10:25:00.000Z',
  opens_at: '2026-11-27T09:50:00.000Z',
  local: '2026-11-27T18:00',
  learner_zone: 'Asia/Taipei',
  teacher_local: '2026-11-27T10:00',
  teacher_zone: 'Europe/London',
  held_until: null,
  wish: '',
  uses_credit: true,
  is_charged: false,
  cancelled_because: null,
  ...changes,
});

export const aHold = (changes: Partial<Booking> = {}): Booking =>
  aBooking({ state: 'held', held_until: '2026-11-25T04:10:00.000Z', ...changes });

/** The server holds a time, and the learner has a credit for it. */
export const aHoldReply = (changes: Partial<HoldReply> = {}): HoldReply => ({
  booking: aHold(),
  can_pay: true,
  free_until: '2026-11-26T10:00:00.000Z',
  server_now: NOW,
  ...changes,
});

export const someLessons = (changes: Partial<LessonsReply> = {}): LessonsReply => ({
  bookings: [],
  credits: [],
  credit_entries: [],
  can_take_trial: false,
  server_now: NOW,
  ...changes,
});

/** A lesson that can be moved and cancelled without cost. */
export const aBookingReply = (
  changes: Partial<BookingReply['changes']> = {},
  rest: Partial<Omit<BookingReply, 'changes'>> = {},
): BookingReply => ({
  booking: aBooking(),
  history: [],
  changes: {
    free_until: '2026-11-26T10:00:00.000Z',
    can_move: true,
    cancellation: 'returned',
    can_report: false,
    credit_ends_at: '2027-03-01T00:00:00.000Z',
    ...changes,
  },
  rating: null,
  can_rate: false,
  attendance: null,
  after: null,
  server_now: NOW,
  ...rest,
});

/** Signs the browser of a test in. */
export function signIn(): void {
  const user = { id: 'a-learner', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'user', token: 'a token' }));
}
