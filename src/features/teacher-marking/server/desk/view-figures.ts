import type { z } from 'zod';
import { agreementOf, type BandPair } from '../../domain/agreement.ts';
import { DAY_MS, HOUR_MS } from '../../domain/marking-rules.ts';
import { bandsOfPair, machinePair, teacherPairs } from '../../domain/marking-pairs.ts';
import type { getDeskFigures } from '../../desk-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listFinalBetween } from '../marking-store.ts';
import { listRatings } from '../reply-store.ts';
import type { StoredTeacher } from '../teacher-store.ts';

type Figures = z.input<(typeof getDeskFigures)['reply']>;

const FIGURE_DAYS = 90;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function viewAgreement(pairs: readonly BandPair[]): Figures['with_teachers'] {
  const { count, meanDifference, withinHalf } = agreementOf(pairs);
  return { count, mean_difference: meanDifference, within_half: withinHalf };
}

/** A teacher's own figures of the last 90 days. */
export async function viewFigures(
  { database, clock }: MarkingDependencies,
  { accountId }: StoredTeacher,
): Promise<Figures> {
  const now = clock.now();
  const all = await listFinalBetween(database, new Date(now.getTime() - FIGURE_DAYS * DAY_MS), now, {
    teacherId: accountId,
  });
  const own = all.filter(({ marking }) => marking.teacherId === accountId && marking.version === 1);
  const pairs = teacherPairs(all.map(({ marking }) => marking)).flatMap((pair) => {
    const { one, other } = bandsOfPair(pair, 'overall');
    if (pair.first.teacherId === accountId) return [{ one, other }];
    return pair.second.teacherId === accountId ? [{ one: other, other: one }] : [];
  });
  const ratings = [
    ...(
      await listRatings(
        database,
        own.map(({ order }) => order),
      )
    ).values(),
  ];
  const hours = own.map(({ marking, order }) =>
    marking.finalAt ? (marking.finalAt.getTime() - order.submittedAt.getTime()) / HOUR_MS : 0,
  );
  return {
    markings: own.length,
    on_time: own.filter(({ marking, order }) => marking.finalAt !== null && marking.finalAt <= order.dueAt)
      .length,
    mean_hours: meanOf(hours),
    with_teachers: viewAgreement(pairs),
    with_machine: viewAgreement(
      own.flatMap(({ marking }) => {
        const pair = machinePair(marking);
        return pair ? [pair] : [];
      }),
    ),
    ratings: {
      count: ratings.length,
      clear: meanOf(ratings.map(({ clear }) => clear)),
      useful: meanOf(ratings.map(({ useful }) => useful)),
    },
  };
}
