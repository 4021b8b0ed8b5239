import type { z } from 'zod';
import { listPeople } from '#features/accounts/server/index.ts';
import { isLate } from '../../domain/deadline.ts';
import { refuseTeacher, type ClaimRefusal } from '../../domain/may-claim.ts';
import { DAY_MS } from '../../domain/marking-rules.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import { nextPlace } from '../../domain/order-events.ts';
import { returnCredit } from '../../domain/wallet.ts';
import type { listMarkingOrders } from '../../admin-contract.ts';
import { applyChange, lockWallet } from '../credit-store.ts';
import { mailCancelled } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings, listMarkingsOf, saveMarking } from '../marking-store.ts';
import { lockOrder, saveOrder, searchOrders, type OfficeFilter } from '../order-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { endClaim, startMarking } from '../start-marking.ts';
import { findTeacher } from '../teacher-store.ts';

type ListedOrder = z.input<(typeof listMarkingOrders)['reply']>['orders'][number];

const MOST_LISTED = 200;

/** Orders as the school sees them. */
export async function viewOfficeOrders(
  { database, clock }: MarkingDependencies,
  filter: OfficeFilter,
): Promise<ListedOrder[]> {
  const now = clock.now();
  const orders = await searchOrders(database, filter, now, MOST_LISTED);
  const markings = await listMarkingsOf(database, orders);
  const ids = new Set(
    orders.flatMap(({ id, accountId, claimedBy }) => [
      accountId,
      ...(claimedBy === null ? [] : [claimedBy]),
      ...(markings.get(id) ?? []).flatMap(({ teacherId }) => (teacherId === null ? [] : [teacherId])),
    ]),
  );
  const people = new Map((await listPeople(database, [...ids])).map((each) => [each.accountId, each]));
  const nameOf = (accountId: string | null) => (accountId && people.get(accountId)?.name) || '';
  return orders.map((order) => {
    const learner = people.get(order.accountId);
    return {
      marking_order_id: order.id,
      kind: order.kind,
      module: order.module,
      state: order.state,
      turn: order.turn,
      is_appeal: order.isAppeal,
      paid_by: order.paidBy,
      submitted_at: order.submittedAt.toISOString(),
      due_at: order.dueAt.toISOString(),
      done_at: order.doneAt?.toISOString() ?? null,
      is_late: order.state !== 'cancelled' && isLate(order, now),
      learner: learner ? { name: learner.name, email: learner.email } : null,
      claimed_by:
        order.claimedBy === null ? null : { account_id: order.claimedBy, name: nameOf(order.claimedBy) },
      lease_until: order.leaseUntil?.toISOString() ?? null,
      markings: (markings.get(order.id) ?? [])
        .filter(({ state }) => state === 'final')
        .map(({ role, teacherId, bandsTimesTwo }) => ({
          role,
          teacher: nameOf(teacherId),
          band: meanTimesTwo(bandsTimesTwo.map((band) => band ?? 0)) / 2,
        })),
    };
  });
}

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

/** Assigns a work to a teacher or returns it to the queue, also while another teacher has it. The draft of the one who had it stays. */
export function reassignMarking(
  dependencies: MarkingDependencies,
  { orderId, teacherId }: { readonly orderId: string; readonly teacherId: string | null },
): Promise<
  { readonly ok: true } | Refused<'marking-unknown' | 'profile-unknown' | 'already-sent' | ReassignRefusal>
> {
  return dependencies.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || isSeed(order)) return { ok: false, refusal: 'marking-unknown' };
    const markings = await listMarkings(transaction, order);
    if (markings.some(({ state }) => state === 'sent')) return { ok: false, refusal: 'already-sent' };
    if (nextPlace(order, { kind: 'cancelled' }) === undefined || order.turn === 'agreement')
      return { ok: false, refusal: 'not-waiting' };
    if (teacherId === null) {
      await endClaim(transaction, order);
      return { ok: true };
    }
    const teacher = await findTeacher(transaction, teacherId);
    if (teacher?.suspendedAt !== null) return { ok: false, refusal: 'profile-unknown' };
    const markedBy = markings.flatMap((each) =>
      each.state === 'final' && each.teacherId !== null ? [each.teacherId] : [],
    );
    const refusal = refuseTeacher({ teacher, order, markedBy });
    if (refusal) return { ok: false, refusal: refusal as ReassignRefusal };
    await endClaim(transaction, order);
    const place = nextPlace(order, { kind: 'unclaimed' });
    await startMarking(dependencies, transaction, { ...order, ...place }, teacherId);
    return { ok: true };
  });
}

type ReassignRefusal = Extract<ClaimRefusal, 'not-waiting' | 'own-work' | 'marked-before' | 'not-qualified'>;

/** Cancels an order that is not done, returns its credit, and writes to the learner. */
export function cancelMarking(
  dependencies: MarkingDependencies,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<{ readonly ok: true } | Refused<'marking-unknown' | 'marking-done'>> {
  const { database, clock, ids, rules } = dependencies;
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || isSeed(order)) return { ok: false, refusal: 'marking-unknown' };
    const place = nextPlace(order, { kind: 'cancelled' });
    if (!place) return { ok: false, refusal: 'marking-done' };
    const now = clock.now();
    for (const marking of await listMarkings(transaction, order)) {
      if (marking.state === 'sent') await saveMarking(transaction, marking, { state: 'draft', sentAt: null });
    }
    await saveOrder(transaction, order, {
      ...place,
      claimedBy: null,
      leaseUntil: null,
      cancelReason: reason,
    });
    if (order.paidBy === 'credit') {
      const { accountId } = order;
      const returned = returnCredit(await lockWallet(transaction, accountId), {
        orderId,
        lotId: ids.uuid(),
        expiresAt: new Date(now.getTime() + rules.creditDays * DAY_MS),
      });
      if (!returned.ok) throw new Error(`The credit of an order was not returned: ${returned.refusal}`);
      await applyChange(transaction, returned.change, {
        accountId,
        entryId: ids.uuid(),
        source: `returned ${orderId}`,
        at: now,
      });
    }
    await mailCancelled(dependencies, transaction, order, reason);
    return { ok: true };
  });
}
