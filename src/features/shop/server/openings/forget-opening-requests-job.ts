import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { daysAfter } from '../../domain/entitlements/entitlement.ts';
import { DAYS_AFTER_OPENING_EMAIL, OPENING_REQUEST_MONTHS } from '../../domain/openings/opening-request.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { deleteOldRequests } from './opening-request-store.ts';

/**
 * Deletes requests 30 days after their email, and after 12 months without one (content/legal/privacy). Runs every
 * night.
 */
export function forgetOpeningRequestsJob({
  database,
  clock,
}: Pick<ProductsDependencies, 'database' | 'clock'>) {
  return defineJob({
    name: 'forget-opening-requests',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '47 19 * * *',
    async handle(_, { log }) {
      const now = clock.now();
      const requestedBefore = new Date(now);
      requestedBefore.setUTCMonth(requestedBefore.getUTCMonth() - OPENING_REQUEST_MONTHS);
      const sentBefore = daysAfter(now, -DAYS_AFTER_OPENING_EMAIL);
      const forgotten = await deleteOldRequests(database, { sentBefore, requestedBefore });
      log.info({ forgotten }, 'Old requests for emails about openings were deleted.');
    },
  });
}
