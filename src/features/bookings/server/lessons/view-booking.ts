import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type { bookingSchema, historySchema } from '../../booking-view-contract.ts';
import { roomTimes } from '../../domain/room/room-window.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking, StoredEvent } from '../booking-store.ts';
import type { StoredTeacher } from '../lesson-teacher-store.ts';
import { localOf, teacherZoneAt } from '../slots/find-slots.ts';

/** A booking as its people see it. `teacher`: the stored teacher; without one, times are those of UTC. */
export function viewBooking(
  { teachers, rules }: Pick<BookingDependencies, 'teachers' | 'rules'>,
  booking: StoredBooking,
  { teacher, language }: { readonly teacher: StoredTeacher | undefined; readonly language: Language },
): z.input<typeof bookingSchema> {
  const ofContent = teachers.find(({ key }) => key === booking.teacher);
  const teacherZone = teacher ? teacherZoneAt(teacher.schedule, booking.startsAt) : 'UTC';
  return {
    booking_id: booking.id,
    teacher: ofContent?.slug ?? null,
    teacher_name: ofContent?.name[language] ?? '',
    minutes: booking.minutes,
    state: booking.state,
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    opens_at: roomTimes(booking, rules).opensAt.toISOString(),
    local: localOf(booking.startsAt, booking.learnerZone),
    learner_zone: booking.learnerZone,
    teacher_local: localOf(booking.startsAt, teacherZone),
    teacher_zone: teacherZone,
    held_until: booking.heldUntil?.toISOString() ?? null,
    wish: booking.wish,
    uses_credit: booking.usesCredit,
    is_charged: booking.isCharged,
    cancelled_because: booking.cancelReason,
  };
}

/** The history of a booking, without the accounts of those who acted. */
export const viewHistory = (events: readonly StoredEvent[]): z.input<typeof historySchema> =>
  events.map(({ kind, by, at, detail }) => ({
    kind,
    by,
    at: at.toISOString(),
    starts_at: detail.starts_at ?? null,
    from: detail.from ?? null,
    reason: detail.reason ?? null,
    credit: detail.credit ?? null,
    courtesy: detail.courtesy ?? false,
    taken_back: detail.taken_back ?? 0,
    not_taken: detail.not_taken ?? 0,
  }));
