import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { practiceAnswers, practiceReports } from '../tables.ts';

const { set, number, right, aided, ability, ms, value, targetTimesTwo, undoneAt } = practiceAnswers;
/** First answers of learners without help. */
const counted = and(isNotNull(ability), eq(aided, false), isNull(undoneAt));
const rightCount = sql<number>`(count(*) filter (where ${right}))::integer`;

/** What the answers to every question say, by its name. */
export async function listStats(database: DatabaseOrTransaction) {
  const rows = await database
    .select({
      set,
      number,
      answers: count(),
      right: rightCount,
      discrimination: sql<number | null>`corr(${right}::integer, ${ability})`,
      medianMs: sql<number | null>`percentile_cont(0.5) within group (order by ${ms})`,
    })
    .from(practiceAnswers)
    .where(counted)
    .groupBy(set, number);
  return new Map(rows.map((row) => [questionName(row.set, row.number), row]));
}

/** Answers to the questions of some sets by the target band of the learner. */
export async function listByBand(database: DatabaseOrTransaction, sets: readonly string[]) {
  if (sets.length === 0) return [];
  return database
    .select({ set, number, targetTimesTwo, answers: count(), right: rightCount })
    .from(practiceAnswers)
    .where(and(counted, inArray(set, [...new Set(sets)])))
    .groupBy(set, number, targetTimesTwo)
    .orderBy(targetTimesTwo);
}

/** Wrong answers to the questions of some sets, the most frequent first. */
export async function listWrong(database: DatabaseOrTransaction, sets: readonly string[]) {
  if (sets.length === 0) return [];
  return database
    .select({ set, number, value, count: count() })
    .from(practiceAnswers)
    .where(and(counted, eq(right, false), inArray(set, [...new Set(sets)])))
    .groupBy(set, number, value)
    .orderBy(desc(count()));
}

/** Reports without an answer, by the names of their questions. */
export async function countReportsByQuestion(
  database: DatabaseOrTransaction,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ set: practiceReports.set, number: practiceReports.number, open: count() })
    .from(practiceReports)
    .where(isNull(practiceReports.answeredAt))
    .groupBy(practiceReports.set, practiceReports.number);
  return new Map(rows.map((row) => [questionName(row.set, row.number), row.open]));
}

/** The learners who answered a question, in one order. */
export async function listAnswerers(
  database: DatabaseOrTransaction,
  question: { readonly set: string; readonly number: number },
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: practiceAnswers.candidateId })
    .from(practiceAnswers)
    .where(and(eq(set, question.set), eq(number, question.number)))
    .orderBy(practiceAnswers.candidateId);
  return rows.map(({ id }) => id);
}
