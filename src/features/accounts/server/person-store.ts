import { and, asc, eq, ilike, inArray, isNotNull, isNull } from 'drizzle-orm';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { AccountRole } from '../domain/account.ts';
import { fullName } from '../domain/profile/full-name.ts';
import { emailKeyOf } from './account-store.ts';
import { accounts, candidates } from './tables.ts';

/** An account as other features know it. */
export type AccountPerson = {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The name in the person's own script. */
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string | null;
  /** Whether the person wants reminders. */
  readonly mailReminders: boolean;
  readonly role: AccountRole;
};

function toPerson(row: typeof accounts.$inferSelect): AccountPerson {
  return {
    accountId: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    name: fullName(row.firstName, row.lastName),
    language: row.language,
    timeZone: row.timeZone,
    mailReminders: row.mailReminders,
    role: row.role,
  };
}

/** The people of some accounts. Erased accounts are missing. */
export async function listPeople(
  database: DatabaseOrTransaction,
  accountIds: readonly string[],
): Promise<AccountPerson[]> {
  if (accountIds.length === 0) return [];
  const rows = await database
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]));
  return rows.map(toPerson);
}

/** Those of some accounts whose deletion was asked for. */
export async function listLeaving(
  database: DatabaseOrTransaction,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...accountIds]), isNotNull(accounts.deletionDueAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The people behind some candidates, by candidate. Visitors are missing. */
export async function listPeopleOfCandidates(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, AccountPerson>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await database
    .select({ candidateId: candidates.id, account: accounts })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(inArray(candidates.id, [...new Set(candidateIds)]));
  return new Map(rows.map(({ candidateId, account }) => [candidateId, toPerson(account)]));
}

export async function findPerson(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<AccountPerson | undefined> {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  return row && toPerson(row);
}

/** Whether an account is in use: it exists, is not suspended, and nobody has asked for its deletion. */
export async function isInUse(database: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.suspendedAt), isNull(accounts.deletionDueAt)));
  return row !== undefined;
}

/** A person's time for a test, in per cent, as the profile says. An erased account has the standard time. */
export async function findExtraTimePercent(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<number> {
  const [row] = await database
    .select({ percent: accounts.extraTimePercent })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.percent ?? 100;
}

/** Finds by address, ignoring case. Suspended accounts are not found. */
export async function findPersonByEmail(
  database: DatabaseOrTransaction,
  email: string,
): Promise<AccountPerson | undefined> {
  const [row] = await database
    .select()
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKeyOf(email)), isNull(accounts.suspendedAt)));
  return row && toPerson(row);
}

/** People whose address contains a text, ignoring case; also suspended ones. */
export async function searchPeople(
  database: DatabaseOrTransaction,
  text: string,
  limit: number,
): Promise<AccountPerson[]> {
  const rows = await database
    .select()
    .from(accounts)
    .where(ilike(accounts.email, containsPattern(text)))
    .orderBy(asc(accounts.email), asc(accounts.id))
    .limit(limit);
  return rows.map(toPerson);
}

/** What a teacher sees of the learner whose work they mark. */
export type MarkedLearner = {
  readonly firstName: string;
  /** The band that the learner wants, times two. */
  readonly targetBandTimesTwo: number | null;
};

/** The first name and goal of an account. An erased account has neither. */
export async function findMarkedLearner(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<MarkedLearner> {
  const { firstName, targetBandTimesTwo } = accounts;
  const [row] = await database
    .select({ firstName, targetBandTimesTwo })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row ?? { firstName: '', targetBandTimesTwo: null };
}

/** What an account is working towards. */
export type LearnerGoal = { readonly targetBandTimesTwo: number | null; readonly examDate: string | null };

/** The goal of an account; empty where the account was erased. */
export async function findLearnerGoal(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<LearnerGoal> {
  const { targetBandTimesTwo, examDate } = accounts;
  const [row] = await database
    .select({ targetBandTimesTwo, examDate })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row ?? { targetBandTimesTwo: null, examDate: null };
}
