import { accountMailKey, findPerson, type AccountPerson } from '#features/accounts/server/index.ts';
import { deskPaths, paths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import type { SettledCredit } from '../credits/settle-credit.ts';
import { findBookableTeacher, findLessonTeacher } from '../lesson-teacher-store.ts';
import { findNearest, teacherZoneAt } from '../slots/find-slots.ts';
import { composeBookingMail, type BookingMailInput, type CreditNews } from './booking-mails.ts';
import { lessonsPage, type Reader } from './lesson-event.ts';

type Dependencies = Pick<BookingDependencies, 'clock' | 'config' | 'outbox' | 'school' | 'teachers'>;

type Letter = Pick<BookingMailInput, 'mail' | 'booking' | 'before' | 'reason' | 'credit' | 'calendar'> & {
  /** Whether the learner's email lists free times. */
  readonly offersTimes?: boolean;
};

/**
 * Writes to the learner and to the teacher's account about one event. An account that was deleted gets nothing. A side is
 * written to once about an event of one sequence.
 */
async function mailBoth(
  { clock, config, outbox, school, teachers }: Dependencies,
  transaction: Transaction,
  { offersTimes = false, ...letter }: Letter,
): Promise<void> {
  const { booking, mail: event } = letter;
  const now = clock.now();
  const ofContent = teachers.find(({ key }) => key === booking.teacher);
  const stored = await findLessonTeacher(transaction, booking.teacher);
  const learner = await findPerson(transaction, booking.learnerId);
  const teacher = stored?.accountId ? await findPerson(transaction, stored.accountId) : undefined;
  const zones = {
    learner: booking.learnerZone,
    teacher: stored ? teacherZoneAt(stored.schedule, booking.startsAt) : 'UTC',
  };
  const bookable = offersTimes ? await findBookableTeacher(transaction, booking.teacher) : undefined;
  const nextTimes = bookable
    ? await findNearest(transaction, bookable, { minutes: booking.minutes, at: booking.startsAt, now })
    : [];
  const write = async (reader: Reader, to: AccountPerson | undefined, otherName: string) => {
    if (!to) return;
    const page =
      reader === 'learner' && nextTimes.length > 0 && ofContent
        ? paths.teacher({ slug: ofContent.slug })
        : reader === 'teacher' && event.startsWith('reminder')
          ? deskPaths.lesson({ bookingId: booking.id })
          : lessonsPage(reader);
    const composed = composeBookingMail(
      { school, config },
      {
        ...letter,
        reader,
        to,
        otherName,
        zones,
        page,
        now,
        eventKey: `${accountMailKey(to.accountId)}booking ${booking.id} ${booking.sequence} ${event}`,
        ...(reader === 'learner' ? { nextTimes } : {}),
      },
    );
    await outbox.enqueueMail(transaction, composed);
  };
  await write('learner', learner, ofContent?.name[learner?.language ?? 'en'] ?? '');
  await write('teacher', teacher, learner?.name ?? '');
}

/** Confirms a lesson to both sides. */
export const mailBooked = (
  dependencies: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
): Promise<void> => mailBoth(dependencies, transaction, { mail: 'booked', booking, calendar: 'request' });

/** Says the new time of a lesson. Calendars replace the event. */
export const mailMoved = (
  dependencies: Dependencies,
  transaction: Transaction,
  { booking, before, reason }: { booking: StoredBooking; before: StoredBooking; reason: string },
): Promise<void> =>
  mailBoth(dependencies, transaction, {
    mail: 'moved',
    booking,
    before: before.startsAt,
    reason,
    calendar: 'request',
  });

/** Says that a lesson is cancelled, and what happens to the credit. Calendars remove the event. */
export const mailCancelled = (
  dependencies: Dependencies,
  transaction: Transaction,
  {
    booking,
    by,
    reason,
    cost,
  }: { booking: StoredBooking; by: 'learner' | 'teacher' | 'school'; reason: string; cost: SettledCredit },
): Promise<void> =>
  mailBoth(dependencies, transaction, {
    mail: 'cancelled',
    booking,
    reason,
    credit: cancelledNews(by, cost),
    calendar: 'cancel',
    offersTimes: by !== 'learner',
  });

/** What the learner reads about the credit of a cancelled lesson. */
function cancelledNews(by: 'learner' | 'teacher' | 'school', cost: SettledCredit): CreditNews {
  if (cost.isOver) return 'over';
  if (cost.courtesy) return 'courtesy';
  return by !== 'learner' && cost.credit === 'used' ? 'decided' : cost.credit;
}

/** Reminds both sides. */
export const mailReminder = (
  dependencies: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
  reminder: 'day' | 'hour',
): Promise<void> => mailBoth(dependencies, transaction, { mail: `reminder-${reminder}`, booking });

/** Says how a lesson ended, where somebody reported it. */
export async function mailOutcome(
  dependencies: Dependencies,
  transaction: Transaction,
  { booking, credit }: { readonly booking: StoredBooking; readonly credit: SettledCredit },
): Promise<void> {
  const { state } = booking;
  if (state === 'completed' || state === 'no-show-learner') {
    const news = credit.takenBack > 0 ? ({ credit: 'corrected' } as const) : {};
    await mailBoth(dependencies, transaction, { mail: state, booking, ...news });
  }
  if (state === 'no-show-teacher') {
    await mailBoth(dependencies, transaction, {
      mail: state,
      booking,
      credit: credit.courtesy ? 'courtesy' : 'returned',
    });
  }
}
