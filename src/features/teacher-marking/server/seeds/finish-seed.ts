import type { Transaction } from '#platform/database/database.ts';
import { compareWithAgreed, mustStop } from '../../domain/seeds.ts';
import { mailStopped } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import type { StoredMarking } from '../marking-store.ts';
import { saveOrder, type StoredOrder } from '../order-store.ts';
import { addSeedResult, addStop, listLastResults } from '../seed-store.ts';
import { findStandardWork } from './standard-work-store.ts';

type Dependencies = Pick<MarkingDependencies, 'clock' | 'ids' | 'rules' | 'outbox' | 'school' | 'config'>;

/**
 * Compares the final marking of a seed with the agreed bands, and stops the teacher's claims where the rule says so.
 * Nothing of it reaches a learner.
 */
export async function finishSeed(
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder & { readonly seedOf: string },
  { teacherId, bandsTimesTwo }: StoredMarking,
): Promise<void> {
  const { clock, ids, rules } = dependencies;
  const standard = await findStandardWork(transaction, order.seedOf);
  if (!standard) throw new Error('The standard work of a seed is gone.');
  const now = clock.now();
  await saveOrder(transaction, order, { state: 'done', claimedBy: null, leaseUntil: null, doneAt: now });
  // The school no longer stands by the bands, or the text is gone: nothing is compared.
  if (standard.retiredAt) return;
  const own = bandsTimesTwo.map((band) => band ?? 0);
  const { agreedTimesTwo } = standard;
  const { overallTimesTwo, isWithin } = compareWithAgreed(own, agreedTimesTwo, rules.seeds);
  await addSeedResult(transaction, {
    orderId: order.id,
    standardWorkId: standard.id,
    teacherId,
    ownTimesTwo: own,
    agreedTimesTwo,
    overallTimesTwo,
    isWithin,
    at: now,
  });
  if (teacherId === null) return;
  const last = await listLastResults(transaction, teacherId, rules.seeds.window);
  if (!mustStop(last, rules.seeds)) return;
  const stop = { id: ids.uuid(), teacherId, stoppedAt: now };
  if (await addStop(transaction, stop)) await mailStopped(dependencies, transaction, stop);
}

/** Whether an order is a seed. */
export const isSeed = (order: StoredOrder): order is StoredOrder & { readonly seedOf: string } =>
  order.seedOf !== null;
