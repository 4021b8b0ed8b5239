import type { Transaction } from '#platform/database/database.ts';
import { allocate } from '../../domain/orders/allocate.ts';
import { decideEvent, type EventVerdict } from '../../domain/payments/decide-event.ts';
import { canBecome } from '../../domain/orders/order-state.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { changeOrder, listLines, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { changePayment, findPayment, lockPayment, type StoredPayment } from './payment-store.ts';
import { listWaitingEvents, settleProviderEvent } from './provider-event-store.ts';
import { recordPayment, returnPayment } from './record-payment.ts';
import { findRefund, findRefundByReference } from '../refunds/refund-store.ts';
import { settleRefund, type RefundAnswer } from '../refunds/settle-refund.ts';
import { startRefund } from '../refunds/start-refund.ts';

export type PaymentEvent = Exclude<ProviderEvent, { readonly kind: 'other' }>;
type RefundEvent = Extract<PaymentEvent, { readonly kind: 'refunded' | 'refund-failed' }>;

export type AppliedEvent = {
  readonly verdict: EventVerdict | 'unknown-payment';
  /** Whose payment it was. */
  readonly order: StoredOrder | undefined;
};

/**
 * Does what an event asks for, in the transaction that takes note of it. Holds the order and then the payment, so that
 * events of one order come one after the other, whoever delivers them.
 */
export async function applyEvent(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  const found = await findPayment(transaction, event.paymentId);
  if (!found) return { verdict: 'unknown-payment', order: undefined };
  const order = await lockOrder(transaction, found.orderId);
  const payment = await lockPayment(transaction, found.id);
  const { state: paymentState, amountMinor } = payment;
  const verdict = decideEvent({ paymentState, amountMinor, orderState: order.state }, event);
  await act(dependencies, transaction, { verdict, event, order, payment });
  if (verdict === 'record-payment' || verdict === 'return-payment') {
    await applyWaiting(dependencies, transaction, payment.id);
  }
  return { verdict, order };
}

async function act(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  given: {
    readonly verdict: EventVerdict;
    readonly event: PaymentEvent;
    readonly order: StoredOrder;
    readonly payment: StoredPayment;
  },
): Promise<void> {
  const { verdict, event, order, payment } = given;
  const at = dependencies.clock.now();
  if (event.kind === 'paid' && payment.reference === null) {
    await changePayment(transaction, payment.id, { reference: event.reference });
  }
  switch (verdict) {
    case 'record-payment':
    case 'return-payment': {
      const money = {
        order,
        payment: { ...payment, reference: payment.reference ?? event.reference },
        method: event.kind === 'paid' ? event.method : null,
      };
      return verdict === 'record-payment'
        ? recordPayment(dependencies, transaction, money)
        : returnPayment(dependencies, transaction, money);
    }
    case 'note-failure': {
      const failure = event.kind === 'failed' ? event.failure : 'other';
      await changePayment(transaction, payment.id, { state: 'failed', failure });
      if (canBecome(order.state, 'failed')) {
        await changeOrder(transaction, order.id, { state: 'failed', failure });
      } else if (order.state === 'failed') {
        // Another card on the same page: the reason that is told is the last one.
        await changeOrder(transaction, order.id, { failure });
      }
      const detail = { payment: payment.id, reason: failure };
      return noteOrderEvent(transaction, order.id, { at, what: 'payment-failed', by: 'provider', detail });
    }
    case 'note-closing': {
      await changePayment(transaction, payment.id, { state: 'closed' });
      const detail = { payment: payment.id };
      return noteOrderEvent(transaction, order.id, { at, what: 'payment-closed', by: 'provider', detail });
    }
    case 'settle-refund':
      if (event.kind !== 'refunded' && event.kind !== 'refund-failed') return;
      return applyRefund(dependencies, transaction, { event, order, payment });
    case 'mismatch':
      dependencies.log.error(
        { orderId: order.id, paymentId: payment.id },
        'A payment is not what was asked for.',
      );
      return noteOrderEvent(transaction, order.id, {
        at,
        what: 'payment-mismatch',
        by: 'provider',
        detail: {
          payment: payment.id,
          ...(event.kind === 'paid' ? { amount_minor: event.amountMinor } : {}),
        },
      });
    case 'wait':
    case 'nothing':
      return;
    default:
      return verdict satisfies never;
  }
}

/** Events that told of something later than what was known have their turn now. */
async function applyWaiting(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  paymentId: string,
): Promise<void> {
  for (const { provider, event } of await listWaitingEvents(transaction, paymentId)) {
    const { verdict } = await applyEvent(dependencies, transaction, event);
    const { eventId } = event;
    const appliedAt = verdict === 'wait' ? null : dependencies.clock.now();
    await settleProviderEvent(transaction, { provider, eventId }, { verdict, appliedAt });
  }
}

async function applyRefund(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  given: { readonly event: RefundEvent; readonly order: StoredOrder; readonly payment: StoredPayment },
): Promise<void> {
  const { event, order, payment } = given;
  const ours = event.refundId === null ? undefined : await findRefund(transaction, event.refundId);
  const { refundReference: reference } = event;
  const known = ours ?? (await findRefundByReference(transaction, { paymentId: payment.id, reference }));
  const answer: RefundAnswer =
    event.kind === 'refunded'
      ? { kind: 'done', reference }
      : { kind: 'failed', reference, reason: event.reason };
  if (known) return settleRefund(dependencies, transaction, order, known.id, answer);
  if (event.kind === 'refunded') await recordForeignRefund(dependencies, transaction, { ...given, event });
}

/**
 * A refund that somebody made at the provider itself: the books follow. It is shared over the lines by what is left of
 * each; what they gave ends only where all of it went back.
 */
async function recordForeignRefund(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  given: {
    readonly event: Extract<RefundEvent, { readonly kind: 'refunded' }>;
    readonly order: StoredOrder;
    readonly payment: StoredPayment;
  },
): Promise<void> {
  const { event, order, payment } = given;
  const amountMinor = Math.min(event.amountMinor, payment.amountMinor - payment.refundedMinor);
  if (amountMinor <= 0) return;
  const paysOrder = order.payingPaymentId === payment.id;
  const lines = paysOrder ? await listLines(transaction, order.id) : [];
  const left = lines.map(
    (line) => line.totalMinor - line.discountMinor - line.refundedMinor - line.penaltyMinor,
  );
  const room = left.reduce((total, each) => total + each, 0);
  const shared = Math.min(amountMinor, room);
  const shares = allocate(shared, left);
  const refund = await startRefund(dependencies, transaction, {
    order,
    payment,
    reason: 'goodwill',
    idempotencyKey: `provider ${event.refundReference}`,
    requestHash: '',
    note: 'made at the payment provider',
    keeps: shared < room,
    lines: lines.flatMap((line, place) => {
      const share = shares[place] ?? 0;
      return share > 0 ? [{ line, amountMinor: share, penaltyMinor: 0 }] : [];
    }),
    besideLinesMinor: amountMinor - shared,
  });
  const current = await lockOrder(transaction, order.id);
  const reference = event.refundReference;
  await settleRefund(dependencies, transaction, current, refund.id, { kind: 'done', reference });
}
