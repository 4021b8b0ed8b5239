import type { PaymentsDependencies } from './payments-dependencies.ts';
import type { PaymentLookup, PaymentProvider } from './payment-provider.ts';
import type { StoredPayment } from './payment-store.ts';
import { takeEvent } from './receive-webhook.ts';

/** Records a provider's answer like an event with its own name, so the webhook may still arrive. */
export async function applyLookup(
  dependencies: PaymentsDependencies,
  provider: Pick<PaymentProvider, 'name'>,
  payment: StoredPayment,
  lookup: PaymentLookup,
): Promise<void> {
  const { clock, ids } = dependencies;
  const head = (kind: string) => ({
    eventId: `asked ${payment.id} ${kind} ${kind === 'paid' ? '' : ids.uuid()}`,
    occurredAt: clock.now(),
    paymentId: payment.id,
    reference: payment.reference ?? '',
  });
  switch (lookup.state) {
    case 'paid': {
      const { reference, amountMinor, currency, method, paidAt } = lookup;
      const event = { ...head('paid'), occurredAt: paidAt, reference, amountMinor, currency, method };
      return takeEvent(dependencies, provider, { ...event, kind: 'paid' });
    }
    case 'failed':
      if (payment.state === 'failed') return;
      return takeEvent(dependencies, provider, {
        ...head('failed'),
        kind: 'failed',
        failure: lookup.failure,
      });
    case 'closed':
      if (payment.state === 'closed') return;
      return takeEvent(dependencies, provider, { ...head('closed'), kind: 'closed' });
    case 'open':
    case 'unknown':
    case 'unavailable':
      return;
    default:
      return lookup satisfies never;
  }
}
