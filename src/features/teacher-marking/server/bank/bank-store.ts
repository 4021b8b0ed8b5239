import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { BankEntry, SchoolEntry } from '../../domain/bank/bank-entry.ts';
import { markingBank, markingBankUses } from './bank-tables.ts';

/** Whose entries they are. Null: the school's. */
export type BankOwner = string | null;

const isOf = (owner: BankOwner) =>
  owner === null ? isNull(markingBank.accountId) : eq(markingBank.accountId, owner);

/** The stored entries of a teacher or of the school, the newest last. */
export async function listStoredEntries(
  database: DatabaseOrTransaction,
  owner: BankOwner,
): Promise<readonly SchoolEntry[]> {
  const rows = await database
    .select()
    .from(markingBank)
    .where(isOf(owner))
    .orderBy(asc(markingBank.savedAt), asc(markingBank.id));
  return rows.map(({ id, kind, criterion, family, textEn, textZhHant, suggestion, isHidden }) => ({
    id,
    kind,
    criterion,
    family,
    text: { en: textEn, 'zh-Hant': textZhHant },
    suggestion,
    isHidden,
  }));
}

/** Creates or replaces an entry. False: the id belongs to somebody else's entry. */
export async function saveEntry(
  database: DatabaseOrTransaction,
  owner: BankOwner,
  { id, kind, criterion, family, text, suggestion }: BankEntry,
  { isHidden, at }: { readonly isHidden: boolean; readonly at: Date },
): Promise<boolean> {
  const content = {
    kind,
    criterion,
    family,
    textEn: text.en,
    textZhHant: text['zh-Hant'],
    suggestion,
    isHidden,
    savedAt: at,
  };
  const saved = await database
    .insert(markingBank)
    .values({ id, accountId: owner, ...content })
    .onConflictDoUpdate({
      target: markingBank.id,
      set: content,
      setWhere: sql`${markingBank.accountId} is not distinct from ${owner}`,
    })
    .returning({ id: markingBank.id });
  return saved.length > 0;
}

/** False: there is no such entry of this owner. */
export async function deleteEntry(
  database: DatabaseOrTransaction,
  owner: BankOwner,
  id: string,
): Promise<boolean> {
  const deleted = await database
    .delete(markingBank)
    .where(and(eq(markingBank.id, id), isOf(owner)))
    .returning({ id: markingBank.id });
  return deleted.length > 0;
}

/** How often a teacher has taken each entry, by its id. */
export async function readUses(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: markingBankUses.entryId, uses: markingBankUses.uses })
    .from(markingBankUses)
    .where(eq(markingBankUses.accountId, accountId))
    .orderBy(desc(markingBankUses.lastAt));
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** How often all teachers together have taken each entry, by its id. */
export async function sumUses(database: DatabaseOrTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: markingBankUses.entryId, uses: sql<number>`sum(${markingBankUses.uses})::int` })
    .from(markingBankUses)
    .groupBy(markingBankUses.entryId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Counts a use, and returns how many there are now. */
export async function addUse(
  database: DatabaseOrTransaction,
  { accountId, entryId, at }: { readonly accountId: string; readonly entryId: string; readonly at: Date },
): Promise<number> {
  const [row] = await database
    .insert(markingBankUses)
    .values({ accountId, entryId, uses: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [markingBankUses.accountId, markingBankUses.entryId],
      set: { uses: sql`${markingBankUses.uses} + 1`, lastAt: at },
    })
    .returning({ uses: markingBankUses.uses });
  return row?.uses ?? 1;
}
