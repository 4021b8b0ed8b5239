import { accountMailKey, findPerson, type AccountPerson } from '#features/accounts/server/index.ts';
import { deskPaths, paths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import type { SettledCredit } from '../credits/settle-credit.ts';
import { findBookableTeacher, findLessonTeacher } from '../lesson-teacher-store.ts';
import { findNearest, teacherZoneAt } from '../slots/find-slots.ts';
import {
  composeBookingMail,
  type BookingMail,
  type BookingMailInput,
  type CreditNews,
} from './booking-mails.ts';
import type { Reader } from './lesson-event.ts';

type Dependencies = Pick<BookingDependencies, 'clock' | 'config' | 'outbox' | 'school' | 'teachers'>;

type Letter = Pick<
  BookingMailInput,
  'mail' | 'booking' | 'before' | 'reason' | 'credit' | 'calendar' | 'closesDay'
> & {
  /** Whether the learner's email lists free times. */
  readonly offersTimes?: boolean;
  /** The line of the history, where the same event can happen again in one sequence. */
  readonly event?: number;
};

/**
 * Writes to the learner and to the teacher's account about one event. An account that was deleted gets nothing. A side is
 * written to once about an event of one sequence; a correction has its own line of the history.
 */
async function mailBoth(
  { clock, config, outbox, school, teachers }: Dependencies,
  transaction: Transaction,
  { offersTimes = false, event: line, ...letter }: Letter,
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
    const button = buttonOf(event, reader, { bookingId: booking.id, slug: nextTimes[0] && ofContent?.slug });
    const composed = composeBookingMail(
      { school, config },
      {
        ...letter,
        reader,
        to,
        otherName,
        zones,
        button,
        now,
        eventKey: `${accountMailKey(to.accountId)}booking ${booking.id} ${booking.sequence} ${event}${line === undefined ? '' : ` ${line}`}`,
        ...(reader === 'learner' ? { nextTimes } : {}),
      },
    );
    await outbox.enqueueMail(transaction, composed);
  };
  await write('learner', learner, ofContent?.name[learner?.language ?? 'en'] ?? '');
  await write('teacher', teacher, learner?.name ?? '');
}

/** What the button of an email opens. `slug`: the teacher's, where the email lists free times. */
function buttonOf(
  mail: BookingMail,
  reader: Reader,
  { bookingId, slug }: { readonly bookingId: string; readonly slug: string | undefined },
): BookingMailInput['button'] {
  if (reader === 'learner') {
    if (slug !== undefined) return { opens: 'times', page: paths.teacher({ slug }) };
    return mail === 'reminder-hour'
      ? { opens: 'room', page: paths.lessonRoom({ bookingId }) }
      : { opens: 'lessons', page: paths.myLessons({ bookingId }) };
  }
  return mail.startsWith('reminder')
    ? { opens: 'brief', page: deskPaths.lesson({ bookingId }) }
    : { opens: 'calendar', page: deskPaths.calendar() };
}

/** Confirms a lesson to both sides. */
export const mailBooked = (
  dependencies: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
): Promise<void> => mailBoth(dependencies, transaction, { mail: 'booked', booking, calendar: 'request' });

/** Confirms to both sides a lesson that the school has booked, with its reason. */
export const mailBookedBySchool = (
  dependencies: Dependencies,
  transaction: Transaction,
  { booking, reason }: { readonly booking: StoredBooking; readonly reason: string },
): Promise<void> =>
  mailBoth(dependencies, transaction, { mail: 'booked-by-school', booking, reason, calendar: 'request' });

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
    closesDay,
  }: {
    booking: StoredBooking;
    by: 'learner' | 'teacher' | 'school';
    reason: string;
    cost: SettledCredit;
    /** Whether the whole day was cancelled. */
    closesDay: boolean;
  },
): Promise<void> =>
  mailBoth(dependencies, transaction, {
    mail: 'cancelled',
    booking,
    reason,
    closesDay,
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
  {
    booking,
    credit,
    event,
  }: { readonly booking: StoredBooking; readonly credit: SettledCredit; readonly event: number },
): Promise<void> {
  const { state } = booking;
  if (state === 'completed' || state === 'no-show-learner') {
    const news = outcomeNews(state, credit);
    await mailBoth(dependencies, transaction, { mail: state, booking, event, ...(news && { credit: news }) });
  }
  if (state === 'no-show-teacher') {
    await mailBoth(dependencies, transaction, {
      mail: state,
      booking,
      event,
      credit: credit.courtesy ? 'courtesy' : 'returned',
    });
  }
}

/** What the learner reads about the credit of a lesson that counts as held or as missed by the learner. */
function outcomeNews(state: 'completed' | 'no-show-learner', { takenBack }: SettledCredit) {
  if (takenBack > 0) return 'corrected';
  return state === 'no-show-learner' ? 'missed' : undefined;
}
