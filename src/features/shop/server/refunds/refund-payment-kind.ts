import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Requests a promised refund from the provider. */
export const REFUND_PAYMENT = {
  name: 'refund-payment',
  payload: z.strictObject({ refund_id: z.uuid() }),
} satisfies JobKind;
