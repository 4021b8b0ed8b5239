import type { Transaction } from '#platform/database/database.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { markPaid } from './mark-paid.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';
import { listPayments, type StoredPayment } from './payment-store.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { settlingPayment } from './settling-payment.ts';

export type ArrivedMoney = {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  /** For the receipt: `Visa •••• 4242`; null: unknown. */
  readonly method: string | null;
};

/**
 * Records that the money for an order has arrived. In one transaction the payment is marked as paid, the order is
 * settled, and lines that the account already has are refunded. The order and the payment must be locked.
 */
export async function recordPayment(
  dependencies: PaymentsDependencies,
  transaction: Transaction,
  { order, payment, method }: ArrivedMoney,
): Promise<void> {
  const { discountMinor } = order;
  const paid = await markPaid(dependencies, transaction, payment, { method, discountMinor });
  const settled = await settleOrder(dependencies, transaction, {
    order,
    payment: settlingPayment(dependencies, paid),
  });
  await closeOtherPages(dependencies, transaction, paid);
  await dependencies.refunds.refundOverpayment(transaction, {
    order: settled.order,
    payment: paid,
    idempotencyKey: `late ${payment.id}`,
    lines: settled.unwanted,
    besideLinesMinor: 0,
  });
}

/** Nobody should pay again on the page of an earlier attempt. */
async function closeOtherPages(
  { jobs }: PaymentsDependencies,
  transaction: Transaction,
  { id, orderId }: StoredPayment,
): Promise<void> {
  for (const other of await listPayments(transaction, orderId)) {
    if (other.id === id || other.state === 'closed' || other.state === 'paid') continue;
    await jobs.enqueue(transaction, CLOSE_PAYMENT_PAGE, { payment_id: other.id });
  }
}
