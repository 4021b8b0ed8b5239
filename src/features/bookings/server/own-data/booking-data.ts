import type { FeatureData } from '#features/accounts/server/index.ts';
import { viewHistory } from '../lessons/view-booking.ts';
import { viewSchedule } from '../slots/view-schedule.ts';
import { deleteBookingsOf, listOwnBookings } from './own-booking-store.ts';

type Own = Awaited<ReturnType<typeof listOwnBookings>>;

const describe = (own: Own) => ({
  bookings: own.bookings.map((booking) => ({
    booking_id: booking.id,
    teacher: booking.teacher,
    minutes: booking.minutes,
    state: booking.state,
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    learner_zone: booking.learnerZone,
    wish: booking.wish,
    uses_credit: booking.usesCredit,
    is_charged: booking.isCharged,
    cancelled_because: booking.cancelReason,
    created_at: booking.createdAt.toISOString(),
    history: viewHistory(own.events.filter(({ bookingId }) => bookingId === booking.id)),
  })),
  credits: own.lots.map(({ id, teacher, minutes, left, source, expiresAt }) => ({
    teacher,
    minutes,
    left,
    source,
    expires_at: expiresAt.toISOString(),
    entries: own.credits
      .filter(({ lotId }) => lotId === id)
      .map(({ reason, amount, at }) => ({ reason, amount, at: at.toISOString() })),
  })),
  hours: own.teachers.map(({ teacher, schedule, savedAt }) => ({
    teacher,
    schedule: viewSchedule(schedule),
    saved_at: savedAt.toISOString(),
  })),
});

/** The lessons of an account, for its export and its deletion. */
export const BOOKING_DATA: FeatureData = {
  name: 'bookings',
  export: async (database, { accountId }) => ({ data: describe(await listOwnBookings(database, accountId)) }),
  async erase(transaction, { accountId }) {
    await deleteBookingsOf(transaction, accountId);
    return [];
  },
};
