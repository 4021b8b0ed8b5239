import { defineJob } from '#platform/jobs/define-job.ts';
import { closePaymentPage } from './close-payment-page.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';

/** Closes the page of an order that has ended. An earlier payment on it is recorded. */
export function closePaymentPageJob(dependencies: PaymentsDependencies) {
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
