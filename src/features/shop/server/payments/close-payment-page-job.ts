import { defineJob } from '#platform/jobs/define-job.ts';
import { closePaymentPage } from './close-payment-page.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';

/** Closes the page of an order that is over. What was paid on it before is recorded. */
export function closePaymentPageJob(dependencies: OrdersDependencies) {
  return defineJob({
    ...CLOSE_PAYMENT_PAGE,
    retryLimit: 8,
    backoff: { firstSeconds: 10, maxSeconds: 3600 },
    expireSeconds: 60,
    concurrency: 2,
    async handle({ payment_id: paymentId }) {
      const outcome = await closePaymentPage(dependencies, paymentId);
      if (outcome === 'unavailable') throw new Error('The payment provider is away.');
    },
  });
}
