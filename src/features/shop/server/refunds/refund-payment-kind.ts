import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Asks the provider for a refund that was promised. */
export const REFUND_PAYMENT = {
  name: 'refund-payment',
  payload: z.strictObject({ refund_id: z.uuid() }),
} satisfies JobKind;
