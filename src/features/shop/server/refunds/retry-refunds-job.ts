import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { REFUND_PAYMENT } from './refund-payment-kind.ts';
import { listStuckRefunds } from './refund-store.ts';

/** The refund's own job has given up by then. */
const STUCK_MS = 26 * 60 * 60 * 1000;

/** Retries refunds that could not be requested from the provider for a day, and logs them. Runs every day. */
export function retryRefundsJob({
  database,
  clock,
  jobs,
}: Pick<ShopPlatform, 'database' | 'clock' | 'jobs'>) {
  return defineJob({
    name: 'retry-refunds',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '41 4 * * *',
    async handle(_, { log }) {
      const before = new Date(clock.now().getTime() - STUCK_MS);
      for (const refundId of await listStuckRefunds(database, before)) {
        log.error({ refundId }, 'A refund has not gone through for a day.');
        await database.transaction((transaction) =>
          jobs.enqueue(transaction, REFUND_PAYMENT, { refund_id: refundId }),
        );
      }
    },
  });
}
