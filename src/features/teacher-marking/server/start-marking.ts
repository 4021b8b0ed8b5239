import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { MarkingRole } from '../domain/marking.ts';
import { leaseEnd } from '../domain/lease.ts';
import type { Turn } from '../domain/marking-order.ts';
import { nextPlace } from '../domain/order-events.ts';
import type { MarkingDependencies } from './marking-dependencies.ts';
import { addMarking, findOwnMarking, saveMarking } from './marking-store.ts';
import { saveOrder, type StoredOrder } from './order-store.ts';

const EMPTY_LETTER = { text: '', strengths: [], steps: [] } as const;

const roleOf = (turn: Turn): MarkingRole => (turn === 'agreement' ? 'third' : turn);

/**
 * Gives a locked order to a teacher: the claim, and a draft if they have none. A draft from an earlier claim goes on, in
 * the role that the order needs now. Returns the end of the lease.
 */
export async function startMarking(
  { clock, ids, rules }: Pick<MarkingDependencies, 'clock' | 'ids' | 'rules'>,
  transaction: Transaction,
  order: StoredOrder,
  teacherId: string,
): Promise<Date> {
  const now = clock.now();
  const leaseUntil = leaseEnd(now, rules);
  const place = nextPlace(order, { kind: 'claimed' }) ?? { state: order.state, turn: order.turn };
  await saveOrder(transaction, order, { ...place, claimedBy: teacherId, leaseUntil });
  const own = await findOwnMarking(transaction, order, teacherId);
  const role = roleOf(order.turn);
  if (own) {
    if (own.role !== role) await saveMarking(transaction, own, { role });
    return leaseUntil;
  }
  const criteria = CRITERIA[order.kind];
  await addMarking(transaction, {
    candidateId: order.candidateId,
    orderId: order.id,
    id: ids.uuid(),
    teacherId,
    role,
    version: 1,
    bandsTimesTwo: criteria.map(() => null),
    reasons: criteria.map(() => ''),
    letter: EMPTY_LETTER,
    claimedAt: now,
  });
  return leaseUntil;
}

/** Takes a locked order from the teacher who has it. That teacher's draft stays. */
export async function endClaim(transaction: Transaction, order: StoredOrder): Promise<void> {
  const place = nextPlace(order, { kind: 'unclaimed' });
  await saveOrder(transaction, order, { ...place, claimedBy: null, leaseUntil: null });
}
