import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { askProvider } from './ask-provider.ts';
import { endOrder } from '../orders/end-order.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { listOverdueOrders } from '../orders/order-store.ts';
import { listPayments, listUnheardPayments } from './payment-store.ts';

const MINUTE_MS = 60 * 1000;
const AT_ONCE = 50;

/**
 * Asks about payments whose webhook has not arrived, and ends unpaid orders whose time is over. Runs every two
 * minutes.
 */
export function watchPaymentsJob(dependencies: PaymentsDependencies & Pick<OrdersDependencies, 'payments'>) {
  const { database, clock } = dependencies;

  async function askAboutUnheard(signal: AbortSignal): Promise<void> {
    const now = clock.now().getTime();
    const unheard = await listUnheardPayments(database, {
      madeAfter: new Date(now - 72 * 60 * MINUTE_MS),
      madeBefore: new Date(now - 2 * MINUTE_MS),
      askedBefore: new Date(now - 10 * MINUTE_MS),
      limit: AT_ONCE,
    });
    for (const payment of unheard) {
      if (signal.aborted) return;
      await askProvider(dependencies, payment);
    }
  }

  async function endOverdue(signal: AbortSignal): Promise<number> {
    let ended = 0;
    for (const orderId of await listOverdueOrders(database, clock.now(), AT_ONCE)) {
      if (signal.aborted) break;
      for (const payment of await listPayments(database, orderId)) {
        if (payment.state === 'open' && payment.reference !== null) await askProvider(dependencies, payment);
      }
      const over = await database.transaction((transaction) =>
        endOrder(dependencies, transaction, orderId, { state: 'expired', what: 'expired', by: 'job' }),
      );
      if (over) ended += 1;
    }
    return ended;
  }

  return defineJob({
    name: 'watch-payments',
    payload: z.strictObject({}),
    retryLimit: 0,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 20,
    schedule: '*/2 * * * *',
    async handle(_, { log, signal }) {
      await askAboutUnheard(signal);
      const ended = await endOverdue(signal);
      if (ended > 0) log.info({ ended }, 'Unpaid orders were ended.');
    },
  });
}
