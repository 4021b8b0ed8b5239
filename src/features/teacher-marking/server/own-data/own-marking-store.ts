import { asc, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { markingBank, markingBankUses } from '../bank/bank-tables.ts';
import { markingConsents } from '../calibration/consent-tables.ts';
import { markingCreditLots, markingCredits } from '../credit-tables.ts';
import {
  markingComments,
  markingOrders,
  markingQuestions,
  markingRatings,
  markings,
  recordingLooks,
} from '../tables.ts';
import { markingStops, seedResults, standardWorks } from '../seed-tables.ts';
import { deleteOpenSeeds, removeStandardTexts } from '../seeds/standard-work-store.ts';
import { teacherProfiles } from '../teacher-tables.ts';

/** Everything about a learner's markings and credits, and the profile of a teacher. */
export async function listOwnMarkings(
  database: DatabaseOrTransaction,
  accountId: string,
  candidateIds: readonly string[],
) {
  const ids = [...candidateIds];
  return {
    orders: await database
      .select()
      .from(markingOrders)
      .where(or(eq(markingOrders.accountId, accountId), inArray(markingOrders.candidateId, ids)))
      .orderBy(asc(markingOrders.submittedAt)),
    markings: await database
      .select()
      .from(markings)
      .where(inArray(markings.candidateId, ids))
      .orderBy(asc(markings.claimedAt)),
    comments: await database
      .select()
      .from(markingComments)
      .where(inArray(markingComments.candidateId, ids))
      .orderBy(asc(markingComments.place)),
    questions: await database
      .select()
      .from(markingQuestions)
      .where(inArray(markingQuestions.candidateId, ids)),
    ratings: await database.select().from(markingRatings).where(inArray(markingRatings.candidateId, ids)),
    looks: await database
      .select()
      .from(recordingLooks)
      .where(inArray(recordingLooks.candidateId, ids))
      .orderBy(asc(recordingLooks.at)),
    lots: await database.select().from(markingCreditLots).where(eq(markingCreditLots.accountId, accountId)),
    credits: await database
      .select()
      .from(markingCredits)
      .where(eq(markingCredits.accountId, accountId))
      .orderBy(asc(markingCredits.at)),
    bank: await database.select().from(markingBank).where(eq(markingBank.accountId, accountId)),
    bankUses: await database.select().from(markingBankUses).where(eq(markingBankUses.accountId, accountId)),
    consents: await database.select().from(markingConsents).where(eq(markingConsents.accountId, accountId)),
    standardWorks: await database.select().from(standardWorks).where(eq(standardWorks.accountId, accountId)),
    seedResults: await database
      .select()
      .from(seedResults)
      .where(eq(seedResults.teacherId, accountId))
      .orderBy(asc(seedResults.at)),
    stops: await database
      .select()
      .from(markingStops)
      .where(eq(markingStops.teacherId, accountId))
      .orderBy(asc(markingStops.stoppedAt)),
    profiles: await database.select().from(teacherProfiles).where(eq(teacherProfiles.accountId, accountId)),
  };
}

/**
 * Deletes a learner's orders, markings and credits, and a teacher's profile. Markings that the account made for others
 * stay without a teacher. Of standard works the bands stay, without the text and the account.
 */
export async function deleteMarkingsOf(
  transaction: Transaction,
  accountId: string,
  candidateIds: readonly string[],
  at: Date,
): Promise<void> {
  const ids = [...candidateIds];
  await transaction
    .delete(markingOrders)
    .where(or(eq(markingOrders.accountId, accountId), inArray(markingOrders.candidateId, ids)));
  await removeStandardTexts(transaction, accountId, { at, forget: true });
  await forgetTeachersSeeds(transaction, accountId);
  await transaction.delete(markingCreditLots).where(eq(markingCreditLots.accountId, accountId));
  await transaction.delete(markingBank).where(eq(markingBank.accountId, accountId));
  await transaction.delete(markingBankUses).where(eq(markingBankUses.accountId, accountId));
  await transaction.delete(markingConsents).where(eq(markingConsents.accountId, accountId));
  await transaction.delete(teacherProfiles).where(eq(teacherProfiles.accountId, accountId));
  await transaction.update(markings).set({ teacherId: null }).where(eq(markings.teacherId, accountId));
  await transaction
    .update(recordingLooks)
    .set({ teacherId: null })
    .where(eq(recordingLooks.teacherId, accountId));
  await transaction
    .update(markingQuestions)
    .set({ answeredBy: null })
    .where(eq(markingQuestions.answeredBy, accountId));
  await transaction
    .update(markingOrders)
    .set({ claimedBy: null, leaseUntil: null })
    .where(eq(markingOrders.claimedBy, accountId));
}

/** Removes a teacher, or an admin, from all that seeds store. */
async function forgetTeachersSeeds(transaction: Transaction, accountId: string): Promise<void> {
  await deleteOpenSeeds(transaction, { for: accountId });
  await transaction.update(markingOrders).set({ seedFor: null }).where(eq(markingOrders.seedFor, accountId));
  await transaction.update(seedResults).set({ teacherId: null }).where(eq(seedResults.teacherId, accountId));
  await transaction.delete(markingStops).where(eq(markingStops.teacherId, accountId));
  await transaction
    .update(markingStops)
    .set({ allowedBy: null })
    .where(eq(markingStops.allowedBy, accountId));
  await transaction.update(standardWorks).set({ madeBy: null }).where(eq(standardWorks.madeBy, accountId));
  await transaction
    .update(standardWorks)
    .set({ retiredBy: null })
    .where(eq(standardWorks.retiredBy, accountId));
}
