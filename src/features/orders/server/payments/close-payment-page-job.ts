import { defineJob } from '#platform/jobs/define-job.ts';
import { askProvider } from './ask-provider.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { changePayment, findPayment } from './payment-store.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';

/** Closes the page of an order that is over. What was paid on it before is taken note of. */
export function closePaymentPageJob(dependencies: OrdersDependencies) {
  const { database, providers } = dependencies;
  return defineJob({
    ...CLOSE_PAYMENT_PAGE,
    retryLimit: 8,
    backoff: { firstSeconds: 10, maxSeconds: 3600 },
    expireSeconds: 60,
    concurrency: 2,
    async handle({ payment_id: paymentId }) {
      const payment = await findPayment(database, paymentId);
      if (!payment || payment.state === 'paid' || payment.state === 'closed') return;
      const provider = providers.find(payment.provider);
      // A page that was never made needs no closing.
      const outcome =
        provider && payment.reference !== null
          ? await provider.closePaymentPage(payment.reference)
          : 'closed';
      if (outcome === 'unavailable') throw new Error('The payment provider is away.');
      if (outcome === 'paid') return void (await askProvider(dependencies, payment));
      await changePayment(database, payment.id, { state: 'closed' });
    },
  });
}
