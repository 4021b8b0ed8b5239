import { applyLookup } from './apply-lookup.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import type { PaymentLookup } from './payment-provider.ts';
import { changePayment, type StoredPayment } from './payment-store.ts';

/**
 * Asks the provider what became of a payment, and takes the answer as if its webhook had come: it may be late, or lost.
 */
export async function askProvider(
  dependencies: OrdersDependencies,
  payment: StoredPayment,
): Promise<PaymentLookup> {
  const { database, clock, providers, log } = dependencies;
  const provider = providers.find(payment.provider);
  if (!provider) return { state: 'unavailable' };
  await changePayment(database, payment.id, { askedAt: clock.now() });
  const { id: paymentId, reference } = payment;
  const lookup = await provider.findPayment({ paymentId, reference }).catch((error: unknown) => {
    log.warn({ err: error, paymentId }, 'The payment provider could not be asked.');
    return { state: 'unavailable' } as const;
  });
  await applyLookup(dependencies, provider, payment, lookup);
  return lookup;
}
