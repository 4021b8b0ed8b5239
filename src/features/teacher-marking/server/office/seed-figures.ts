import type { z } from 'zod';
import { listPeople } from '#features/accounts/server/index.ts';
import type { getMarkingSeeds } from '../../standard-work-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listResultsSince, listStops, type StoredResult } from '../seed-store.ts';

type Reply = z.input<(typeof getMarkingSeeds)['reply']>;
type Month = Reply['teachers'][number]['months'][number];

const MONTHS = 12;

const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** The figures of a teacher's seeds by month, the newest first. */
function viewMonths(results: readonly StoredResult[]): Month[] {
  const months = new Map<string, StoredResult[]>();
  for (const result of results)
    months.set(monthOf(result.at), [...(months.get(monthOf(result.at)) ?? []), result]);
  return [...months]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, each]) => ({
      month,
      count: each.length,
      mean_difference: each.reduce((sum, { overallTimesTwo }) => sum + overallTimesTwo / 2, 0) / each.length,
      within: each.filter(({ isWithin }) => isWithin).length / each.length,
    }));
}

/** How teachers marked standard works, whose claims have stopped, and who allowed them again. */
export async function viewSeeds({ database, clock, rules: { seeds } }: MarkingDependencies): Promise<Reply> {
  const now = clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const results = await listResultsSince(database, since);
  const stops = await listStops(database);
  const teachers = new Set([
    ...stops.filter(({ allowedAt }) => allowedAt === null).map(({ teacherId }) => teacherId),
    ...results.flatMap(({ teacherId }) => teacherId ?? []),
    ...stops.map(({ teacherId }) => teacherId),
  ]);
  const admins = stops.flatMap(({ allowedBy }) => allowedBy ?? []);
  const people = new Map(
    (await listPeople(database, [...new Set([...teachers, ...admins])])).map((each) => [
      each.accountId,
      each,
    ]),
  );
  const nameOf = (accountId: string | null) => (accountId && people.get(accountId)?.name) || '';
  return {
    teachers: [...teachers].map((accountId) => {
      const own = stops.filter(({ teacherId }) => teacherId === accountId);
      return {
        account_id: accountId,
        name: nameOf(accountId),
        stopped_at: own.find(({ allowedAt }) => allowedAt === null)?.stoppedAt.toISOString() ?? null,
        months: viewMonths(results.filter(({ teacherId }) => teacherId === accountId)),
        allowed: own.flatMap(({ stoppedAt, allowedAt, allowedBy, reason }) =>
          allowedAt === null
            ? []
            : [
                {
                  stopped_at: stoppedAt.toISOString(),
                  allowed_at: allowedAt.toISOString(),
                  by: nameOf(allowedBy),
                  reason: reason ?? '',
                },
              ],
        ),
      };
    }),
    rules: {
      criterion_tolerance: seeds.criterionTolerance,
      overall_tolerance: seeds.overallTolerance,
      window: seeds.window,
      misses: seeds.misses,
    },
  };
}
