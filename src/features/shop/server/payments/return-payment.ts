import type { Transaction } from '#platform/database/database.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import { markPaid } from './mark-paid.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import type { ArrivedMoney } from './record-payment.ts';

/** Records and refunds in full money that no order waits for, such as a second payment of one order. */
export async function returnPayment(
  dependencies: PaymentsDependencies,
  transaction: Transaction,
  { order, payment, method }: ArrivedMoney,
): Promise<void> {
  const paid = await markPaid(dependencies, transaction, payment, { method, discountMinor: 0 });
  await noteOrderEvent(transaction, order.id, {
    at: dependencies.clock.now(),
    what: 'paid-twice',
    by: 'provider',
    detail: { payment: payment.id, amount_minor: payment.amountMinor },
  });
  await dependencies.refunds.refundOverpayment(transaction, {
    order,
    payment: paid,
    idempotencyKey: `twice ${payment.id}`,
    lines: [],
    besideLinesMinor: payment.amountMinor,
  });
}
