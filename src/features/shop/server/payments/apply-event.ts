import type { Transaction } from '#platform/database/database.ts';
import { canBecome } from '../../domain/orders/order-state.ts';
import { decideEvent, type EventVerdict } from '../../domain/payments/decide-event.ts';
import type { PaymentEvent } from '../../domain/payments/provider-event.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import { changeOrder, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import { changePayment, findPayment, lockPayment, type StoredPayment } from './payment-store.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { listWaitingEvents, settleProviderEvent } from './provider-event-store.ts';
import { recordPayment } from './record-payment.ts';
import { returnPayment } from './return-payment.ts';

export type AppliedEvent = {
  readonly verdict: EventVerdict | 'unknown-payment';
  /** The order of the payment. */
  readonly order: StoredOrder | undefined;
};

/**
 * Applies an event, in the transaction that records it. Events that arrived too early and waited for it are applied
 * afterwards.
 */
export async function applyEvent(
  dependencies: PaymentsDependencies,
  transaction: Transaction,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  const applied = await applyOne(dependencies, transaction, event);
  if (applied.verdict !== 'record-payment' && applied.verdict !== 'return-payment') return applied;
  for (const waiting of await listWaitingEvents(transaction, event.paymentId)) {
    const { verdict } = await applyOne(dependencies, transaction, waiting.event);
    const appliedAt = verdict === 'wait' ? null : dependencies.clock.now();
    const { provider } = waiting;
    const { eventId } = waiting.event;
    await settleProviderEvent(transaction, { provider, eventId }, { verdict, appliedAt });
  }
  return applied;
}

/** Locks the order and then the payment, so the events of one order are applied one after the other. */
async function applyOne(
  dependencies: PaymentsDependencies,
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
  return { verdict, order };
}

type Decided = {
  readonly verdict: EventVerdict;
  readonly event: PaymentEvent;
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
};

async function act(
  dependencies: PaymentsDependencies,
  transaction: Transaction,
  { verdict, event, order, payment }: Decided,
): Promise<void> {
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
        // Another card on the same page: the last reason is shown.
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
      return dependencies.refunds.applyRefundEvent(transaction, { event, order, payment });
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
