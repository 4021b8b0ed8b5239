import type { z } from 'zod';
import type { CsvCell } from '#platform/http/csv.ts';
import { listPeople } from '#features/accounts/server/index.ts';
import { agreementOf, type BandPair } from '../../domain/agreement.ts';
import { creditKindOf } from '../../domain/marking-order.ts';
import { machinePairsByCriterion, pairsByCriterion, teacherPairs } from '../../domain/marking-pairs.ts';
import type { getMarkingAgreement } from '../../admin-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listFinalBetween, type FinalMarking } from '../marking-store.ts';

type Agreement = z.input<(typeof getMarkingAgreement)['reply']>;
type Row = Agreement['teachers'][number];

/** The first instant of a month (`2026-11`), or of the one that is `later` months after it. In UTC. */
function startOfMonth(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}

const monthOf = (at: Date | null) => (at ?? new Date(0)).toISOString().slice(0, 7);

function viewRows(month: string, pairs: ReadonlyMap<Row['criterion'], readonly BandPair[]>): Row[] {
  return [...pairs].map(([criterion, each]) => {
    const { count, qwk, meanDifference, withinHalf } = agreementOf(each);
    return { month, criterion, count, qwk, mean_difference: meanDifference, within_half: withinHalf };
  });
}

const withKinds = (markings: readonly FinalMarking[]) =>
  markings.map(({ marking, order }) => ({ ...marking, kind: order.kind }));

/** How far two teachers agree: the overall band, and each criterion that was marked. */
const viewTeachers = (month: string, markings: readonly FinalMarking[]): Row[] =>
  viewRows(month, pairsByCriterion(teacherPairs(withKinds(markings))));

/** How far a teacher and the machine agree: the overall band, and each criterion that the machine estimated. */
const viewMachine = (month: string, markings: readonly FinalMarking[]): Row[] =>
  viewRows(month, machinePairsByCriterion(withKinds(markings)));

/** How far teachers agree with each other and with the machine, by month. Default: the last twelve months. */
export async function viewAgreement(
  { database, clock }: MarkingDependencies,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Agreement> {
  const last = to ?? monthOf(clock.now());
  const first = from ? startOfMonth(from) : startOfMonth(last, -11);
  const all = await listFinalBetween(database, first, startOfMonth(last, 1));
  const orders = new Map<string, FinalMarking[]>();
  for (const each of all) orders.set(each.order.id, [...(orders.get(each.order.id) ?? []), each]);
  const months = new Map<string, FinalMarking[]>();
  // Both markings of a work count in the month of the later one.
  for (const markings of orders.values()) {
    const month = monthOf(markings[markings.length - 1]?.marking.finalAt ?? null);
    months.set(month, [...(months.get(month) ?? []), ...markings]);
  }
  const sorted = [...months].sort(([one], [other]) => (one < other ? -1 : 1));
  const withRole = (role: string) =>
    [...orders.values()].filter((markings) => markings.some(({ marking }) => marking.role === role)).length;
  return {
    teachers: sorted.flatMap(([month, markings]) => viewTeachers(month, markings)),
    machine: sorted.flatMap(([month, markings]) => viewMachine(month, markings)),
    second_markings: withRole('second'),
    third_markings: withRole('third'),
  };
}

export const PAY_COLUMNS = ['month', 'teacher', 'email', 'kind', 'role', 'markings', 'late'] as const;

/** The markings of a month by teacher, kind and role. Only first versions are paid. Seeds are paid, and never late. */
export async function* readPayRows(
  { database }: MarkingDependencies,
  month: string,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  const final = await listFinalBetween(database, startOfMonth(month), startOfMonth(month, 1), {
    withSeeds: true,
  });
  const groups = new Map<string, FinalMarking[]>();
  for (const each of final.filter(({ marking }) => marking.version === 1)) {
    const { marking, order } = each;
    const key = [
      marking.teacherId ?? '',
      creditKindOf(order.kind),
      order.seedOf ? 'seed' : marking.role,
    ].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const ids = final.flatMap(({ marking }) => (marking.teacherId === null ? [] : [marking.teacherId]));
  const people = new Map(
    (await listPeople(database, [...new Set(ids)])).map((each) => [each.accountId, each]),
  );
  yield [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, markings]): readonly CsvCell[] => {
      const [accountId = '', kind = '', role = ''] = key.split(' ');
      const person = people.get(accountId);
      const late = markings.filter(
        ({ marking, order }) =>
          order.seedOf === null && marking.finalAt !== null && marking.finalAt > order.dueAt,
      );
      return [
        month,
        person?.name ?? '',
        person?.email ?? '',
        kind,
        role,
        { number: String(markings.length) },
        { number: String(late.length) },
      ];
    });
}
