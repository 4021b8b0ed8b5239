import type { z } from 'zod';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { getDeskWork } from '../../desk-contract.ts';
import type { MarkingRules } from '../../domain/marking-rules.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import type { MarkingWithOrder } from '../marking-store.ts';
import { listSeedResults } from '../seed-store.ts';
import type { StandardWork } from './standard-work-store.ts';

type SeedView = z.input<(typeof getDeskWork)['reply']>['seed'];

/** What a teacher sees of a seed once it is final; null before, when it looks like any other work. */
export async function viewSeed(
  database: DatabaseOrTransaction,
  { order, marking, standard }: MarkingWithOrder & { readonly standard: StandardWork },
  { seeds }: Pick<MarkingRules, 'seeds'>,
): Promise<SeedView> {
  if (marking.state !== 'final') return null;
  const result = (await listSeedResults(database, [order.id])).get(order.id);
  const tolerances = {
    criterion_tolerance: seeds.criterionTolerance,
    overall_tolerance: seeds.overallTolerance,
  };
  if (!result) return { ...tolerances, is_within: null, agreed_band: null, own_band: null, criteria: [] };
  return {
    ...tolerances,
    is_within: result.isWithin,
    agreed_band: meanTimesTwo(result.agreedTimesTwo) / 2,
    own_band: meanTimesTwo(result.ownTimesTwo) / 2,
    criteria: CRITERIA[order.kind].map((criterion, at) => ({
      criterion,
      own_band: (result.ownTimesTwo[at] ?? 0) / 2,
      agreed_band: (result.agreedTimesTwo[at] ?? 0) / 2,
      reason: standard.reasons[at] ?? '',
    })),
  };
}
