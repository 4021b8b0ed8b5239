import { asc, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { practiceSections } from '../tables.ts';

export type StoredSection = typeof practiceSections.$inferSelect;

/** Stores what a section showed of its types, in place of what was stored of it. */
export async function saveSections(
  transaction: Transaction,
  sections: readonly StoredSection[],
): Promise<void> {
  if (sections.length === 0) return;
  const { candidateId, attemptId, type } = practiceSections;
  await transaction
    .insert(practiceSections)
    .values([...sections])
    .onConflictDoUpdate({
      target: [candidateId, attemptId, type],
      set: { right: sql`excluded."right"`, answers: sql`excluded.answers` },
    });
}

/** What the sections of a person showed, the oldest first. */
export const listSections = (
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<StoredSection[]> =>
  database
    .select()
    .from(practiceSections)
    .where(isAmong(practiceSections.candidateId, candidates))
    .orderBy(asc(practiceSections.at));
