import { z } from 'zod';
import { PAYMENT_FAILURES } from '../../domain/payments/payment.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';

const head = {
  id: z.string(),
  created_at: z.iso.datetime({ precision: 3 }),
  payment_id: z.uuid(),
  reference: z.string(),
};
const paidAmount = { amount_minor: z.int().positive(), currency: z.literal('USD') };

/** The sandbox's webhook, as JSON. */
export const sandboxEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...head, ...paidAmount, type: z.literal('payment.paid'), method: z.string() }),
  z.strictObject({ ...head, type: z.literal('payment.failed'), failure: z.enum(PAYMENT_FAILURES) }),
  z.strictObject({ ...head, type: z.literal('payment.closed') }),
  z.strictObject({
    ...head,
    ...paidAmount,
    type: z.literal('refund.done'),
    refund_id: z.uuid(),
    refund_reference: z.string(),
  }),
]);
export type SandboxEvent = z.output<typeof sandboxEventSchema>;

/** The event in the shop's own form. */
export function toProviderEvent(event: SandboxEvent): ProviderEvent {
  const known = {
    eventId: event.id,
    occurredAt: new Date(event.created_at),
    paymentId: event.payment_id,
    reference: event.reference,
  };
  switch (event.type) {
    case 'payment.paid':
      return {
        ...known,
        kind: 'paid',
        amountMinor: event.amount_minor,
        currency: event.currency,
        method: event.method,
      };
    case 'payment.failed':
      return { ...known, kind: 'failed', failure: event.failure };
    case 'payment.closed':
      return { ...known, kind: 'closed' };
    case 'refund.done':
      return {
        ...known,
        kind: 'refunded',
        refundId: event.refund_id,
        refundReference: event.refund_reference,
        amountMinor: event.amount_minor,
      };
    default:
      return event satisfies never;
  }
}
