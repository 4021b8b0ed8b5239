import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Closes the page of a payment that nobody should make any more. */
export const CLOSE_PAYMENT_PAGE = {
  name: 'close-payment-page',
  payload: z.strictObject({ payment_id: z.uuid() }),
} satisfies JobKind;
