import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { REFUND_PAYMENT } from '../payments/payment-job-kinds.ts';
import { listStuckRefunds } from './refund-store.ts';

/** The refund's own job has given up by then. */
const STUCK_MS = 26 * 60 * 60 * 1000;

/** Every day: refunds of which the provider could not be told for a day are tried again, and the log says so. */
export function retryRefundsJob({
  database,
  clock,
  jobs,
}: Pick<OrdersDependencies, 'database' | 'clock' | 'jobs'>) {
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
