import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { StoredHomework } from './after-store.ts';
import { lessonHomework } from './after-tables.ts';

/** Homework of a lesson; with `learnerId`, only that learner's. */
export type HomeworkOf = { readonly bookingId: string; readonly id: string; readonly learnerId?: string };

const isIt = ({ bookingId, id, learnerId }: HomeworkOf) =>
  and(
    eq(lessonHomework.bookingId, bookingId),
    eq(lessonHomework.id, id),
    learnerId === undefined ? undefined : eq(lessonHomework.learnerId, learnerId),
  );

/** Homework as it is stored; undefined: there is none like it. */
export async function findHomework(
  database: Database,
  homework: HomeworkOf,
): Promise<StoredHomework | undefined> {
  const [row] = await database.select().from(lessonHomework).where(isIt(homework));
  return row;
}

/**
 * Stores an answer and ticks its task. Undefined: it is no task of the learner, its answer was opened, or it has another
 * answer than that of `base`. Nothing is lost where there is none, or the same one.
 */
export async function storeAnswer(
  database: Database,
  homework: Required<HomeworkOf>,
  { text, base, at }: { readonly text: string; readonly base: Date | null; readonly at: Date },
): Promise<StoredHomework | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const [row] = await database
    .update(lessonHomework)
    .set({
      answer: text,
      // The same text was sent twice, and the first one has arrived.
      answeredAt: sql`case when ${lessonHomework.answer} = ${text} then ${lessonHomework.answeredAt} else ${now} end`,
      doneAt: sql`coalesce(${lessonHomework.doneAt}, ${now})`,
    })
    .where(
      and(
        isIt(homework),
        eq(lessonHomework.kind, 'task'),
        isNull(lessonHomework.answerOpenedAt),
        or(
          isNull(lessonHomework.answeredAt),
          eq(lessonHomework.answer, text),
          base === null ? undefined : eq(lessonHomework.answeredAt, base),
        ),
      ),
    )
    .returning();
  return row;
}

/** Removes the answer of `base`, if it is not opened, with the tick of its task. False: there is none like it. */
export async function removeAnswer(
  database: Database,
  homework: Required<HomeworkOf>,
  base: Date,
): Promise<boolean> {
  const removed = await database
    .update(lessonHomework)
    .set({ answer: null, answeredAt: null, doneAt: null })
    .where(and(isIt(homework), eq(lessonHomework.answeredAt, base), isNull(lessonHomework.answerOpenedAt)))
    .returning({ id: lessonHomework.id });
  return removed.length > 0;
}

/** Stores when an answer was first opened. Undefined: there is none. */
export async function storeOpened(
  database: Database,
  homework: HomeworkOf,
  at: Date,
): Promise<StoredHomework | undefined> {
  const [row] = await database
    .update(lessonHomework)
    .set({
      answerOpenedAt: sql`coalesce(${lessonHomework.answerOpenedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(isIt(homework), isNotNull(lessonHomework.answer)))
    .returning();
  return row;
}
