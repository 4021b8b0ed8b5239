import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type {
  afterViewSchema,
  attendanceSchema,
  homeworkAnswerSchema,
  homeworkViewSchema,
  sentHomeworkSchema,
} from '../../booking-view-contract.ts';
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

type Reader = 'learner' | 'teacher';

/** What was submitted, as one of the two sees it; null: nothing. The teacher reads an answer by opening it. */
export const viewAnswer = (
  { answer, answeredAt, answerOpenedAt }: Pick<StoredHomework, 'answer' | 'answeredAt' | 'answerOpenedAt'>,
  reader: Reader,
): z.input<typeof homeworkAnswerSchema> | null =>
  answeredAt && {
    text: reader === 'learner' || answerOpenedAt ? answer : null,
    answered_at: answeredAt.toISOString(),
    opened_at: answerOpenedAt?.toISOString() ?? null,
  };

type Seen = { readonly language: Language; readonly reader: Reader };

/** Shows homework of one learner as one of the two sees it: with its answer, and whether the learner can open its target. */
export async function createHomeworkView(
  { targets }: Pick<BookingDependencies, 'targets'>,
  homework: readonly Pick<StoredHomework, 'learnerId' | 'kind'>[],
  { language, reader }: Seen,
): Promise<(each: StoredHomework) => z.input<typeof sentHomeworkSchema>> {
  const sold = homework.find(({ kind }) => kind === 'lesson' || kind === 'test');
  const isOpen = sold ? await targets.openTo(sold.learnerId) : () => true;
  return (each) => ({
    ...viewHomework({ targets }, each, language),
    is_open: isOpen(each.kind, each.target),
    answer: viewAnswer(each, reader),
  });
}

/** What a learner was sent after a lesson; null: nothing. */
export async function viewSent(
  { database, targets }: Dependencies,
  after: StoredAfter | undefined,
  seen: Seen,
): Promise<z.input<typeof afterViewSchema> | null> {
  if (!after?.sentAt || !after.changedAt) return null;
  const homework = await listHomeworkOf(database, after.bookingId);
  return {
    note: after.note,
    homework: homework.map(await createHomeworkView({ targets }, homework, seen)),
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
