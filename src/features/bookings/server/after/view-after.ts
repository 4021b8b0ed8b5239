import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { afterViewSchema, attendanceSchema, homeworkViewSchema } from '../../booking-view-contract.ts';
import { attendanceOf } from '../../domain/after/after-lesson.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import { listVisits } from '../room/room-store.ts';
import { listHomeworkOf, type StoredAfter, type StoredHomework } from './after-store.ts';

type Dependencies = Pick<BookingDependencies, 'database' | 'targets'>;

/** Homework as learner and teacher see it. */
export const viewHomework = (
  { targets }: Pick<BookingDependencies, 'targets'>,
  { id, kind, target, text, dueOn, doneAt }: StoredHomework,
  language: Language,
): z.input<typeof homeworkViewSchema> => ({
  homework_id: id,
  kind,
  target,
  title: targets.titleOf(kind, target, language),
  text,
  due_on: dueOn,
  done_at: doneAt?.toISOString() ?? null,
});

/** What a learner was sent after a lesson; null: nothing. */
export async function viewSent(
  { database, targets }: Dependencies,
  after: StoredAfter | undefined,
  language: Language,
): Promise<z.input<typeof afterViewSchema> | null> {
  if (!after?.sentAt || !after.changedAt) return null;
  const homework = await listHomeworkOf(database, after.bookingId);
  return {
    note: after.note,
    homework: homework.map((each) => viewHomework({ targets }, each, language)),
    sent_at: after.sentAt.toISOString(),
    changed_at: after.changedAt.toISOString(),
  };
}

/** Whether the learner came to a lesson; null: it has no outcome yet. */
export async function viewAttendance(
  database: Database,
  booking: Pick<StoredBooking, 'id' | 'state' | 'startsAt'>,
): Promise<z.input<typeof attendanceSchema> | null> {
  const visits = await listVisits(database, booking.id);
  const joinedAt = visits.find(({ side }) => side === 'learner')?.joinedAt ?? null;
  return attendanceOf(booking, joinedAt) ?? null;
}
