import { canPay } from '../../domain/orders/order-state.ts';
import type { OrderPayments } from '../orders/order-payments.ts';
import { findOrder } from '../orders/order-store.ts';
import { askProvider } from './ask-provider.ts';
import { closePaymentPage } from './close-payment-page.ts';
import { makePaymentPage } from './make-payment-page.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';
import { addPayment, listPayments } from './payment-store.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/** The payments of orders, as the use cases of orders see them. */
export function createOrderPayments(dependencies: PaymentsDependencies): OrderPayments {
  const { database, ids, jobs, providers } = dependencies;
  const { current } = providers;
  return {
    areTaken: current !== undefined,

    async add(transaction, { id: orderId, idempotencyKey, totalMinor, createdAt }) {
      if (!current) throw new Error('Nobody takes payments.');
      await addPayment(transaction, {
        id: ids.uuid(),
        orderId,
        idempotencyKey,
        provider: current.name,
        amountMinor: totalMinor,
        state: 'open',
        createdAt,
      });
    },

    async openPage(order) {
      const held = (await findOrder(database, order.id)) ?? order;
      const [payment] = await listPayments(database, order.id);
      if (!payment || !canPay(held.state)) return { ok: true, url: null };
      return makePaymentPage(dependencies, held, payment);
    },

    async closePages(orderId) {
      for (const { id } of await listPayments(database, orderId)) await closePaymentPage(dependencies, id);
    },

    async closePagesLater(transaction, orderId) {
      for (const { id, state } of await listPayments(transaction, orderId)) {
        if (state !== 'closed') await jobs.enqueue(transaction, CLOSE_PAYMENT_PAGE, { payment_id: id });
      }
    },

    async refresh(orderId) {
      for (const payment of await listPayments(database, orderId)) {
        if (payment.reference !== null && payment.state !== 'closed')
          await askProvider(dependencies, payment);
      }
    },
  };
}
