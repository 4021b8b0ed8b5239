import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Tells the provider of a refund that was promised. */
export const REFUND_PAYMENT = {
  name: 'refund-payment',
  payload: z.strictObject({ refund_id: z.uuid() }),
} satisfies JobKind;

/** Closes the page of a payment that nobody shall make any more. */
export const CLOSE_PAYMENT_PAGE = {
  name: 'close-payment-page',
  payload: z.strictObject({ payment_id: z.uuid() }),
} satisfies JobKind;
