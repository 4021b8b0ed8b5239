import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { courseCertificates } from '../tables.ts';

export type StoredCertificate = typeof courseCertificates.$inferSelect;

/** Issues a certificate. A second one for the same course is not written. */
export async function addCertificate(
  transaction: Transaction,
  certificate: typeof courseCertificates.$inferInsert,
): Promise<void> {
  await transaction.insert(courseCertificates).values(certificate).onConflictDoNothing();
}

export async function findCertificate(
  database: DatabaseOrTransaction,
  number: string,
): Promise<StoredCertificate | undefined> {
  const [row] = await database.select().from(courseCertificates).where(eq(courseCertificates.number, number));
  return row;
}

/** The certificate of one person with this number. */
export async function findOwnCertificate(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  number: string,
): Promise<StoredCertificate | undefined> {
  const [row] = await database
    .select()
    .from(courseCertificates)
    .where(and(isAmong(courseCertificates.candidateId, candidates), eq(courseCertificates.number, number)));
  return row;
}

/** The numbers of one person's certificates, by course. */
export async function listCertificateNumbers(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<ReadonlyMap<string, string>> {
  const { course, number, candidateId } = courseCertificates;
  const rows = await database
    .select({ course, number })
    .from(courseCertificates)
    .where(isAmong(candidateId, candidates));
  return new Map(rows.map((row) => [row.course, row.number]));
}

/** Sets the name that everybody may see. Null hides it. */
export async function showName(
  database: Database,
  { number }: Pick<StoredCertificate, 'number'>,
  shownName: string | null,
): Promise<void> {
  await database.update(courseCertificates).set({ shownName }).where(eq(courseCertificates.number, number));
}

/** Remembers the key that signs a certificate, unless it has one. */
export async function setKey(database: Database, number: string, kid: string): Promise<void> {
  await database
    .update(courseCertificates)
    .set({ kid })
    .where(and(eq(courseCertificates.number, number), isNull(courseCertificates.kid)));
}

/** Revokes a certificate. False: there is none of this number, or it was revoked before. */
export async function revokeCertificate(
  database: Database,
  number: string,
  revocation: { readonly revokedAt: Date; readonly revokedReason: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(courseCertificates)
    .set(revocation)
    .where(and(eq(courseCertificates.number, number), isNull(courseCertificates.revokedAt)));
  return rowCount === 1;
}

/** The numbers of all revoked certificates. */
export async function listRevokedNumbers(database: DatabaseOrTransaction): Promise<string[]> {
  const rows = await database
    .select({ number: courseCertificates.number })
    .from(courseCertificates)
    .where(isNotNull(courseCertificates.revokedAt));
  return rows.map(({ number }) => number);
}
