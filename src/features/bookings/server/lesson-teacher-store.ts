import { and, eq } from 'drizzle-orm';
import { isInUse } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { givesTrials } from '../domain/gives-lessons.ts';
import type { Schedule } from '../domain/schedule.ts';
import { lessonTeachers } from './booking-tables.ts';

export type StoredTeacher = typeof lessonTeachers.$inferSelect;

/** When a teacher gives lessons, by the key in the content. */
export async function findLessonTeacher(
  database: DatabaseOrTransaction,
  teacher: string,
): Promise<StoredTeacher | undefined> {
  const [row] = await database.select().from(lessonTeachers).where(eq(lessonTeachers.teacher, teacher));
  return row;
}

/** The teacher, where there is somebody who can give the lessons: the account is in use. */
export async function findBookableTeacher(
  database: DatabaseOrTransaction,
  teacher: string,
): Promise<StoredTeacher | undefined> {
  const stored = await findLessonTeacher(database, teacher);
  return stored?.accountId && (await isInUse(database, stored.accountId)) ? stored : undefined;
}

/** The teacher that an account is. */
export async function findTeacherOfAccount(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredTeacher | undefined> {
  const [row] = await database.select().from(lessonTeachers).where(eq(lessonTeachers.accountId, accountId));
  return row;
}

/** All teachers with hours. */
export const listLessonTeachers = (database: DatabaseOrTransaction): Promise<StoredTeacher[]> =>
  database.select().from(lessonTeachers).orderBy(lessonTeachers.teacher);

/** Whether somebody who can be booked offers the free trial. */
export async function isTrialOffered(database: DatabaseOrTransaction): Promise<boolean> {
  for (const { teacher, schedule } of await listLessonTeachers(database))
    if (givesTrials(schedule) && (await findBookableTeacher(database, teacher))) return true;
  return false;
}

/** Gives a teacher an account. A new teacher starts with the schedule. The account must be no other teacher's. */
export async function saveTeacherAccount(
  transaction: Transaction,
  teacher: Omit<StoredTeacher, 'version'>,
): Promise<void> {
  await transaction
    .insert(lessonTeachers)
    .values(teacher)
    .onConflictDoUpdate({ target: lessonTeachers.teacher, set: { accountId: teacher.accountId } });
}

/** Replaces a schedule. False: it has another version by now. */
export async function saveSchedule(
  transaction: Transaction,
  { teacher, version }: Pick<StoredTeacher, 'teacher' | 'version'>,
  schedule: Schedule,
  savedAt: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(lessonTeachers)
    .set({ schedule, version: version + 1, savedAt })
    .where(and(eq(lessonTeachers.teacher, teacher), eq(lessonTeachers.version, version)));
  return rowCount === 1;
}
