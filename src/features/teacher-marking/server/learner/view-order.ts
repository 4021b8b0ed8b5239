import type { z } from 'zod';
import { isLate } from '../../domain/deadline.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import { CREDIT_KINDS } from '../../domain/marking-order.ts';
import { creditsLeft, type Wallet } from '../../domain/wallet.ts';
import type { listMarkings } from '../../contract.ts';
import type { StoredOrder } from '../order-store.ts';

type Reply = z.input<(typeof listMarkings)['reply']>;

/** In UTF-16 units. */
const LONGEST_PROMPT = 160;

/** An order as its learner sees it. `ahead`: how many are marked before it; undefined: a teacher has it. */
export const viewOrder = (
  order: StoredOrder,
  ahead: number | undefined,
  now: Date,
): Reply['markings'][number] => ({
  marking_order_id: order.id,
  kind: order.kind,
  source: order.source,
  work_id: order.source === 'work' ? order.subjectId : null,
  lesson:
    order.course === null || order.lesson === null ? null : { course: order.course, lesson: order.lesson },
  is_appeal: order.isAppeal,
  paid_by: order.paidBy,
  state: order.state,
  submitted_at: order.submittedAt.toISOString(),
  due_at: order.dueAt.toISOString(),
  is_late: order.state !== 'cancelled' && isLate(order, now),
  place: ahead === undefined ? null : ahead + 1,
  done_at: order.doneAt?.toISOString() ?? null,
  band: order.bandsTimesTwo ? meanTimesTwo(order.bandsTimesTwo) / 2 : null,
  prompt: order.work.task?.prompt.slice(0, LONGEST_PROMPT) ?? '',
  cancelled_because: order.state === 'cancelled' ? order.cancelReason : null,
});

/** The credits that are left, by kind. */
export const viewCredits = (wallet: Wallet, now: Date): Reply['credits'] =>
  CREDIT_KINDS.map((kind) => {
    const next = wallet.lots.find((lot) => lot.kind === kind && lot.left > 0 && lot.expiresAt > now);
    return {
      kind,
      left: creditsLeft(wallet, kind, now),
      expires_at: next?.expiresAt.toISOString() ?? null,
    };
  });
