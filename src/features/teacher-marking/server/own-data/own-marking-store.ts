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
    profiles: await database.select().from(teacherProfiles).where(eq(teacherProfiles.accountId, accountId)),
  };
}

/**
 * Deletes a learner's orders, markings and credits, and a teacher's profile. Markings that the account made for others
 * stay without a teacher.
 */
export async function deleteMarkingsOf(
  transaction: Transaction,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const ids = [...candidateIds];
  await transaction
    .delete(markingOrders)
    .where(or(eq(markingOrders.accountId, accountId), inArray(markingOrders.candidateId, ids)));
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
