import { applyLookup } from './apply-lookup.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import type { PaymentLookup } from './payment-provider.ts';
import { changePayment, type StoredPayment } from './payment-store.ts';

/** Asks the provider about a payment and records the answer like its webhook, which may be late or lost. */
export async function askProvider(
  dependencies: PaymentsDependencies,
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
