import { and, eq, like, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { QuestionState } from '../../domain/question-state.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { practiceQuestions } from '../tables.ts';

type StoredQuestion = typeof practiceQuestions.$inferSelect;

/**
 * What a person’s answers say of each question, by its name. Work of a visitor and of the account may have a row each
 * until the next answer: the later one counts.
 */
export async function listQuestions(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<ReadonlyMap<string, StoredQuestion>> {
  const rows = await database
    .select()
    .from(practiceQuestions)
    .where(isAmong(practiceQuestions.candidateId, candidates));
  const found = new Map<string, StoredQuestion>();
  for (const row of rows) {
    const name = questionName(row.set, row.number);
    const other = found.get(name);
    if (!other || row.lastDay > other.lastDay) found.set(name, row);
  }
  return found;
}

/**
 * How many days ago a person answered each question last, by set and then by number. PostgreSQL counts and joins them: a
 * learner may have answered thousands, and a session is chosen from all.
 */
export async function listDaysAgo(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  today: CalendarDay,
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const { set, number, lastDay } = practiceQuestions;
  const rows = await database
    .select({ set, days: sql<string>`string_agg(${number} || ':' || (${today}::date - ${lastDay}), ' ')` })
    .from(practiceQuestions)
    .where(isAmong(practiceQuestions.candidateId, candidates))
    .groupBy(set);
  return new Map(
    rows.map((row) => {
      const own = new Map<number, number>();
      for (const pair of row.days.split(' ')) {
        const [asked = 0, days = 0] = pair.split(':').map(Number);
        own.set(asked, Math.min(days, own.get(asked) ?? Infinity));
      }
      return [row.set, own] as const;
    }),
  );
}

/** How many made questions of each generator a person answered, and how many are right, by `ratedSet`. */
export async function countMade(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<ReadonlyMap<string, { readonly answers: number; readonly right: number }>> {
  const { set, lastRight } = practiceQuestions;
  const made = sql<string>`regexp_replace(${set}, '-[0-9a-z]+$', '')`;
  const rows = await database
    .select({
      made,
      answers: sql<number>`count(*)::integer`,
      right: sql<number>`(count(*) filter (where ${lastRight}))::integer`,
    })
    .from(practiceQuestions)
    .where(and(isAmong(practiceQuestions.candidateId, candidates), like(set, 'endless/%')))
    .groupBy(made);
  return new Map(rows.map((row) => [row.made, { answers: row.answers, right: row.right }]));
}

/** Stores the fold over the answers to one question, in place of all that was stored for the person. */
export async function saveQuestion(
  transaction: Transaction,
  candidateId: string,
  candidates: Candidates,
  question: { readonly set: string; readonly number: number },
  state: QuestionState | undefined,
): Promise<void> {
  const { set, number } = question;
  await transaction
    .delete(practiceQuestions)
    .where(
      and(
        isAmong(practiceQuestions.candidateId, candidates),
        eq(practiceQuestions.set, set),
        eq(practiceQuestions.number, number),
      ),
    );
  if (!state) return;
  const { answers, lastDay, lastRight } = state;
  await transaction
    .insert(practiceQuestions)
    .values({ candidateId, set, number, answers, lastDay, lastRight });
}
