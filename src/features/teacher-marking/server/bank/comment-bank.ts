import { schoolEntries, type BankEntry } from '../../domain/bank/bank-entry.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { addUse, deleteEntry, listStoredEntries, readUses, saveEntry, type BankOwner } from './bank-store.ts';

type Dependencies = Pick<MarkingDependencies, 'database' | 'clock' | 'commentBank'>;
type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

/** Entries that a teacher, or the school besides those of the content, may have. */
export const MOST_ENTRIES = 500;

export type ListedEntry = BankEntry & { readonly owner: 'own' | 'school'; readonly uses: number };

/** All entries of the school, hidden ones too. */
export async function listSchoolEntries({ database, commentBank }: Dependencies) {
  return schoolEntries(commentBank, await listStoredEntries(database, null));
}

/** A teacher's own entries and those of the school that are not hidden. The most used ones come first. */
export async function listBank(
  dependencies: Dependencies,
  accountId: string,
): Promise<readonly ListedEntry[]> {
  const own = await listStoredEntries(dependencies.database, accountId);
  const school = (await listSchoolEntries(dependencies)).filter(({ isHidden }) => !isHidden);
  const uses = await readUses(dependencies.database, accountId);
  const listed = (owner: ListedEntry['owner']) => (entry: BankEntry) => ({
    ...entry,
    owner,
    uses: uses.get(entry.id) ?? 0,
  });
  return [...own.map(listed('own')), ...school.map(listed('school'))].sort((a, b) => b.uses - a.uses);
}

/** Creates or replaces an entry of a teacher, or of the school. */
export async function saveBankEntry(
  { database, clock, commentBank }: Dependencies,
  owner: BankOwner,
  entry: BankEntry,
): Promise<{ readonly ok: true } | Refused<'entry-unknown' | 'bank-full'>> {
  const stored = await listStoredEntries(database, owner);
  const isNew = !stored.some(({ id }) => id === entry.id);
  const isShipped = commentBank.some(({ id }) => id === entry.id);
  // Only an entry of the content has a name that no device made.
  if (isNew && !isShipped && !isDevicesId(entry.id)) return { ok: false, refusal: 'entry-unknown' };
  if (isNew && !isShipped && stored.length >= MOST_ENTRIES) return { ok: false, refusal: 'bank-full' };
  const saved = await saveEntry(database, owner, entry, { isHidden: false, at: clock.now() });
  return saved ? { ok: true } : { ok: false, refusal: 'entry-unknown' };
}

const isDevicesId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Deletes an entry of the school; one of the content is hidden. */
export async function deleteSchoolEntry(
  { database, clock, commentBank }: Dependencies,
  id: string,
): Promise<{ readonly ok: true } | Refused<'entry-unknown'>> {
  const stored = await listStoredEntries(database, null);
  const shipped = commentBank.find((entry) => entry.id === id);
  const done = shipped
    ? await saveEntry(database, null, stored.find((entry) => entry.id === id) ?? shipped, {
        isHidden: true,
        at: clock.now(),
      })
    : await deleteEntry(database, null, id);
  return done ? { ok: true } : { ok: false, refusal: 'entry-unknown' };
}

/** Counts that a teacher has taken an entry that they see. */
export async function countUse(
  dependencies: Dependencies,
  accountId: string,
  entryId: string,
): Promise<{ readonly ok: true; readonly uses: number } | Refused<'entry-unknown'>> {
  const { database, clock } = dependencies;
  const isListed = (await listBank(dependencies, accountId)).some(({ id }) => id === entryId);
  if (!isListed) return { ok: false, refusal: 'entry-unknown' };
  return { ok: true, uses: await addUse(database, { accountId, entryId, at: clock.now() }) };
}
