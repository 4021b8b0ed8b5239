import type { FeatureData } from '#features/accounts/server/index.ts';
import { deleteOwnRecordings } from '../recording/recording-store.ts';
import { viewHistory } from '../lessons/view-booking.ts';
import { viewSchedule } from '../slots/view-schedule.ts';
import type { EndingDependencies } from '../lessons/cancel-booking.ts';
import { cancelComingLessons } from './cancel-coming-lessons.ts';
import { exportLessonSound } from './export-lesson-sound.ts';
import { deleteBookingsOf, listOwnBookings } from './own-booking-store.ts';

type Own = Awaited<ReturnType<typeof listOwnBookings>>;

const toInstant = (at: number) => new Date(at).toISOString();

/** What the teacher wrote after a lesson, also what was not sent. */
function describeAfter({ afterNotes, homework }: Own, id: string) {
  const after = afterNotes.find(({ bookingId }) => bookingId === id);
  return {
    note: after?.note ?? '',
    sent_at: after?.sentAt?.toISOString() ?? null,
    changed_at: after?.changedAt?.toISOString() ?? null,
    teachers_draft: after?.draft ?? null,
    homework: homework
      .filter(({ bookingId }) => bookingId === id)
      .map(({ kind, target, text, dueOn, doneAt, answer, answeredAt, answerOpenedAt }) => ({
        kind,
        target,
        text,
        due_on: dueOn,
        done_at: doneAt?.toISOString() ?? null,
        answer,
        answered_at: answeredAt?.toISOString() ?? null,
        answer_opened_at: answerOpenedAt?.toISOString() ?? null,
      })),
  };
}

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
    room: {
      shown_work: own.rooms.find(({ bookingId }) => bookingId === booking.id)?.shownWork ?? null,
      notes: own.notes
        .filter(({ bookingId, text }) => bookingId === booking.id && text !== '')
        .map(({ author, editor, text, savedAt }) => ({
          author,
          editor,
          text,
          saved_at: savedAt.toISOString(),
        })),
      visits: own.visits
        .filter(({ bookingId }) => bookingId === booking.id)
        .map(({ side, firstSeenAt, lastSeenAt, joinedAt }) => ({
          side,
          first_seen_at: firstSeenAt.toISOString(),
          last_seen_at: lastSeenAt.toISOString(),
          joined_at: joinedAt?.toISOString() ?? null,
        })),
    },
    after: describeAfter(own, booking.id),
    brief_looks: own.looks
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ teacher, shown, lookedAt }) => ({ teacher, shown, looked_at: lookedAt.toISOString() })),
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
      .map(({ reason, amount, at, note }) => ({ reason, amount, at: at.toISOString(), note })),
  })),
  ratings: own.ratings.map(({ bookingId, clear, useful, note, ratedAt }) => ({
    booking_id: bookingId,
    clear,
    useful,
    note,
    rated_at: ratedAt.toISOString(),
  })),
  busy_calendars: own.busyCalendars.map(({ address, busy, addedAt }) => ({
    address,
    busy: busy.map(([from, until]) => ({ from: toInstant(from), until: toInstant(until) })),
    added_at: addedAt.toISOString(),
  })),
  hours: own.teachers.map(({ teacher, schedule, savedAt }) => ({
    teacher,
    schedule: viewSchedule(schedule),
    saved_at: savedAt.toISOString(),
  })),
  room_links: own.links,
  brief_shares: own.shares.map(({ shared, changedAt }) => ({
    shared,
    changed_at: changedAt.toISOString(),
  })),
});

/**
 * The lessons of an account with its own voice in their recordings, for its export and its deletion. Lessons that are
 * still to come are cancelled first.
 */
export const bookingData = (dependencies: EndingDependencies): FeatureData => ({
  name: 'bookings',
  async export(database, { accountId }, store) {
    const { recordings, files } = await exportLessonSound(database, accountId, store);
    return { data: { ...describe(await listOwnBookings(database, accountId)), recordings }, files };
  },
  async erase(transaction, { accountId }) {
    await cancelComingLessons(dependencies, transaction, accountId);
    const keys = await deleteOwnRecordings(transaction, accountId);
    await deleteBookingsOf(transaction, accountId);
    return keys;
  },
});
