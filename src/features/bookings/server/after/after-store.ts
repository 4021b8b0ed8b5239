import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { AfterText } from '../../domain/after/homework.ts';
import { bookings } from '../booking-tables.ts';
import { lessonAfterNotes, lessonHomework } from './after-tables.ts';

export type StoredAfter = typeof lessonAfterNotes.$inferSelect;
export type StoredHomework = typeof lessonHomework.$inferSelect;

type Of = { readonly bookingId: string; readonly learnerId: string };

/** What a teacher wrote after a lesson; undefined: nothing was ever saved. */
export async function findAfter(
  database: DatabaseOrTransaction,
  bookingId: string,
): Promise<StoredAfter | undefined> {
  const [row] = await database
    .select()
    .from(lessonAfterNotes)
    .where(eq(lessonAfterNotes.bookingId, bookingId));
  return row;
}

type Save = Of & { readonly draft: AfterText; readonly version: number; readonly lastSave: string };

/** Saves what a teacher writes. The lesson must be locked. */
export async function storeDraft(transaction: Transaction, save: Save, savedAt: Date): Promise<void> {
  const { draft, version, lastSave } = save;
  await transaction
    .insert(lessonAfterNotes)
    .values({ ...save, savedAt })
    .onConflictDoUpdate({
      target: lessonAfterNotes.bookingId,
      set: { draft, version, lastSave, savedAt },
    });
}

/**
 * Gives the learner a version: its note and its homework. Ticks of homework that stays are kept. A task with an answer
 * stays, whatever the version says: an answer may arrive while the teacher removes the task.
 */
export async function storeSent(
  transaction: Transaction,
  { bookingId, learnerId }: Of,
  { draft, version, at }: { readonly draft: AfterText; readonly version: number; readonly at: Date },
): Promise<void> {
  await transaction
    .update(lessonAfterNotes)
    .set({
      note: draft.note,
      sentVersion: version,
      sentAt: sql`coalesce(${lessonAfterNotes.sentAt}, ${at.toISOString()}::timestamptz)`,
      changedAt: at,
    })
    .where(eq(lessonAfterNotes.bookingId, bookingId));
  const kept = draft.homework.map(({ id }) => id);
  await transaction
    .delete(lessonHomework)
    .where(
      and(
        eq(lessonHomework.bookingId, bookingId),
        isNull(lessonHomework.answer),
        kept.length === 0 ? undefined : notInArray(lessonHomework.id, kept),
      ),
    );
  for (const [place, { id, ...homework }] of draft.homework.entries()) {
    const row = { ...homework, place };
    await transaction
      .insert(lessonHomework)
      .values({ ...row, bookingId, learnerId, id })
      .onConflictDoUpdate({
        target: [lessonHomework.bookingId, lessonHomework.id],
        // What a learner has answered stays the question that it was.
        set: {
          ...row,
          text: sql`case when ${lessonHomework.answer} is null then excluded."text" else ${lessonHomework.text} end`,
        },
        setWhere: row.kind === 'task' ? undefined : isNull(lessonHomework.answer),
      });
  }
}

/** The homework of a lesson, in the teacher's order. */
export const listHomeworkOf = (
  database: DatabaseOrTransaction,
  bookingId: string,
): Promise<StoredHomework[]> =>
  database
    .select()
    .from(lessonHomework)
    .where(eq(lessonHomework.bookingId, bookingId))
    .orderBy(asc(lessonHomework.place));

/** Ticks homework of a learner, or takes the tick back. Undefined: the learner has none like it. */
export async function setDone(
  database: Database,
  { bookingId, id, learnerId }: Of & { readonly id: string },
  at: Date | null,
): Promise<Pick<StoredHomework, 'doneAt'> | undefined> {
  const [row] = await database
    .update(lessonHomework)
    // A second tick does not change when it was done.
    .set({ doneAt: at && sql`coalesce(${lessonHomework.doneAt}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(lessonHomework.bookingId, bookingId),
        eq(lessonHomework.id, id),
        eq(lessonHomework.learnerId, learnerId),
      ),
    )
    .returning({ doneAt: lessonHomework.doneAt });
  return row;
}

/** A learner's homework: what is open, by its due day, and then what was done after an instant. */
export const listHomeworkToDo = (
  database: DatabaseOrTransaction,
  learnerId: string,
  { doneAfter, most }: { readonly doneAfter: Date; readonly most: number },
): Promise<(StoredHomework & { teacher: string })[]> =>
  database
    .select({
      bookingId: lessonHomework.bookingId,
      id: lessonHomework.id,
      learnerId: lessonHomework.learnerId,
      place: lessonHomework.place,
      kind: lessonHomework.kind,
      target: lessonHomework.target,
      text: lessonHomework.text,
      dueOn: lessonHomework.dueOn,
      doneAt: lessonHomework.doneAt,
      answer: lessonHomework.answer,
      answeredAt: lessonHomework.answeredAt,
      answerOpenedAt: lessonHomework.answerOpenedAt,
      teacher: bookings.teacher,
    })
    .from(lessonHomework)
    .innerJoin(bookings, eq(bookings.id, lessonHomework.bookingId))
    .where(
      and(
        eq(lessonHomework.learnerId, learnerId),
        or(isNull(lessonHomework.doneAt), gt(lessonHomework.doneAt, doneAfter)),
      ),
    )
    .orderBy(
      sql`${lessonHomework.doneAt} is not null`,
      sql`${lessonHomework.dueOn} asc nulls last`,
      desc(bookings.startsAt),
      asc(lessonHomework.place),
    )
    .limit(most);

/** The last lesson of a learner before an instant for which homework was set. */
export async function findLastWithHomework(
  database: DatabaseOrTransaction,
  learnerId: string,
  before: Date,
): Promise<{ id: string; teacher: string; startsAt: Date } | undefined> {
  const [row] = await database
    .select({ id: bookings.id, teacher: bookings.teacher, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.learnerId, learnerId),
        lt(bookings.startsAt, before),
        inArray(
          bookings.id,
          database
            .select({ id: lessonHomework.bookingId })
            .from(lessonHomework)
            .where(eq(lessonHomework.learnerId, learnerId)),
        ),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(1);
  return row;
}
