import { defineJob } from '#platform/jobs/define-job.ts';
import type { PaymentsDependencies } from '../payments/payments-dependencies.ts';
import { lockOrder } from '../orders/order-store.ts';
import { findPayment } from '../payments/payment-store.ts';
import { REFUND_PAYMENT } from './refund-payment-kind.ts';
import { findRefund, type StoredRefund } from './refund-store.ts';
import { settleRefund, type RefundAnswer } from './settle-refund.ts';

type Dependencies = Pick<
  PaymentsDependencies,
  'database' | 'clock' | 'ids' | 'log' | 'providers' | 'markingCredits' | 'lessonCredits'
>;

/**
 * Requests a refund from the provider, with the refund's identifier as its idempotency key, so repeated runs refund
 * once. It is retried for about a day while the provider is away.
 */
export function refundPaymentJob(dependencies: Dependencies) {
  return defineJob({
    ...REFUND_PAYMENT,
    retryLimit: 14,
    backoff: { firstSeconds: 20, maxSeconds: 3 * 60 * 60 },
    expireSeconds: 120,
    concurrency: 2,
    pollSeconds: 1,
    async handle({ refund_id: refundId }) {
      const refund = await findRefund(dependencies.database, refundId);
      if (refund?.state === 'requested') await refundPayment(dependencies, refund);
    },
  });
}

async function refundPayment(dependencies: Dependencies, refund: StoredRefund): Promise<void> {
  const { database, providers } = dependencies;
  const payment = await findPayment(database, refund.paymentId);
  const provider = payment && providers.find(payment.provider);
  if (!provider || payment.reference === null) throw new Error('There is nobody to give this money back.');
  const outcome = await provider.refund({
    refundId: refund.id,
    paymentId: payment.id,
    reference: payment.reference,
    amountMinor: refund.amountMinor,
    currency: 'USD',
  });
  if (!outcome.ok && outcome.refusal === 'unavailable') {
    throw new Error(`The payment provider is away: ${outcome.reason}`);
  }
  if (outcome.ok && outcome.state === 'pending') return;
  const answer: RefundAnswer = outcome.ok
    ? { kind: 'done', reference: outcome.refundReference }
    : { kind: 'failed', reference: null, reason: outcome.reason };
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, refund.orderId);
    await settleRefund(dependencies, transaction, order, refund.id, answer);
  });
}
