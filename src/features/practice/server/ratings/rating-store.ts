import { and, eq, inArray, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Evidence } from '../../domain/ability.ts';
import { ratedSet } from '../../domain/endless/generated-set.ts';
import { LOGIT_LIMIT } from '../../domain/logit-scale.ts';
import type { Rating } from '../../domain/rating.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { practiceQuestionRatings, practiceRatings } from '../tables.ts';

/** What a person’s answers say, by skill. Of a visitor’s and the account’s, the one with more answers counts. */
export async function listRatings(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<Map<string, Evidence>> {
  const rows = await database
    .select()
    .from(practiceRatings)
    .where(isAmong(practiceRatings.candidateId, candidates));
  const found = new Map<string, Evidence>();
  for (const { skill, value: weighted, information, answers } of rows) {
    if (answers >= (found.get(skill)?.answers ?? 0)) found.set(skill, { answers, information, weighted });
  }
  return found;
}

/** Stores what a learner’s answers say of a skill, in place of all that was stored for the person. */
export async function saveRating(
  transaction: Transaction,
  candidateId: string,
  candidates: Candidates,
  skill: string,
  { weighted: value, information, answers }: Evidence,
): Promise<void> {
  await transaction
    .delete(practiceRatings)
    .where(and(isAmong(practiceRatings.candidateId, candidates), eq(practiceRatings.skill, skill)));
  if (answers === 0) return;
  await transaction.insert(practiceRatings).values({ candidateId, skill, value, information, answers });
}

/** The name of a question among the ratings: what a generator makes shares one. */
export const ratingName = (set: string, number: number): string => questionName(ratedSet(set), number);

/** The ratings of the questions that have one, by `ratingName`: of all, or of some sets. */
export async function listQuestionRatings(
  database: DatabaseOrTransaction,
  sets?: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  if (sets?.length === 0) return new Map();
  const rows = await database
    .select()
    .from(practiceQuestionRatings)
    .where(sets && inArray(practiceQuestionRatings.set, [...new Set(sets.map(ratedSet))]));
  return new Map(
    rows.map(({ set, number, value, answers }) => [questionName(set, number), { value, answers }]),
  );
}

export type QuestionMove = {
  readonly set: string;
  readonly number: number;
  /** Where a question starts that has no rating. */
  readonly start: number;
  /** By how much the rating moves. */
  readonly step: number;
  /** 1, or −1 where an answer was undone. */
  readonly answers: 1 | -1;
};

/**
 * Moves the ratings of questions. Sums, not values, are stored, so learners who answer at the same time lose nothing; the
 * order of the rows is always the same, so they never wait for each other in a circle.
 */
export async function moveQuestionRatings(
  transaction: Transaction,
  moves: readonly QuestionMove[],
): Promise<void> {
  const sorted = [...moves].sort((one, other) =>
    ratingName(one.set, one.number) < ratingName(other.set, other.number) ? -1 : 1,
  );
  const { value, answers } = practiceQuestionRatings;
  for (const { set: asked, number, start, step, answers: by } of sorted) {
    const set = ratedSet(asked);
    await transaction
      .insert(practiceQuestionRatings)
      .values({ set, number, value: start + step, answers: Math.max(0, by) })
      .onConflictDoUpdate({
        target: [practiceQuestionRatings.set, practiceQuestionRatings.number],
        set: {
          value: sql`least(${LOGIT_LIMIT}, greatest(${-LOGIT_LIMIT}, ${value} + ${step}::double precision))`,
          answers: sql`greatest(0, ${answers} + ${by}::integer)`,
        },
      });
  }
}
