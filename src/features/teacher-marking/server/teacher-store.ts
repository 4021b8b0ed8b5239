import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { teacherProfiles } from './teacher-tables.ts';

export type StoredTeacher = typeof teacherProfiles.$inferSelect;

/** The profile of an account, suspended or not. */
export async function findTeacher(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredTeacher | undefined> {
  const [row] = await database.select().from(teacherProfiles).where(eq(teacherProfiles.accountId, accountId));
  return row;
}

/** All profiles, the oldest first. */
export async function listTeachers(database: DatabaseOrTransaction): Promise<StoredTeacher[]> {
  return database.select().from(teacherProfiles).orderBy(asc(teacherProfiles.createdAt));
}

/** Adds a profile. False: the account has one. */
export async function addTeacher(transaction: Transaction, teacher: StoredTeacher): Promise<boolean> {
  const { rowCount } = await transaction.insert(teacherProfiles).values(teacher).onConflictDoNothing();
  return rowCount === 1;
}

/** Changes the named columns. False: there is no such profile. */
export async function saveTeacher(
  transaction: DatabaseOrTransaction,
  accountId: string,
  changes: Partial<StoredTeacher>,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(teacherProfiles)
    .set(changes)
    .where(eq(teacherProfiles.accountId, accountId));
  return rowCount === 1;
}

/** Removes a profile. */
export async function deleteTeacher(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(teacherProfiles).where(eq(teacherProfiles.accountId, accountId));
}
