import { listPeople } from '#features/accounts/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { BookingDependencies } from './booking-dependencies.ts';
import { findBooking, type StoredBooking } from './booking-store.ts';
import { findTeacherOfAccount, type StoredTeacher } from './lesson-teacher-store.ts';
import { viewBooking } from './lessons/view-booking.ts';

const NO_TEACHER = { ok: false, refusal: 'no-lesson-teacher' } as const;
const UNKNOWN = { ok: false, refusal: 'booking-unknown' } as const;

/** A lesson of the teacher that an account is. To other teachers it does not exist. A hold is no lesson yet. */
export async function findTaughtLesson(
  { database }: Pick<BookingDependencies, 'database'>,
  { accountId }: { readonly accountId: string },
  bookingId: string,
) {
  const teacher = await findTeacherOfAccount(database, accountId);
  if (!teacher) return NO_TEACHER;
  const booking = await findBooking(database, bookingId);
  return booking && booking.teacher === teacher.teacher && booking.state !== 'held'
    ? ({ ok: true, booking, teacher } as const)
    : UNKNOWN;
}

/** A lesson as its teacher sees it. */
export async function viewTaughtLesson(
  dependencies: Pick<BookingDependencies, 'database' | 'teachers' | 'rules'>,
  { booking, teacher }: { readonly booking: StoredBooking; readonly teacher: StoredTeacher },
  language: Language,
) {
  const [learner] = await listPeople(dependencies.database, [booking.learnerId]);
  return {
    ...viewBooking(dependencies, booking, { teacher, language }),
    learner_name: learner?.name ?? '',
  };
}
