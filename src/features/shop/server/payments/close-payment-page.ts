import type { PaymentsDependencies } from './payments-dependencies.ts';
import { askProvider } from './ask-provider.ts';
import { changePayment, findPayment } from './payment-store.ts';

/**
 * Closes a page on which nobody should pay any more. `paid`: it was paid before, which is recorded now.
 * `unavailable`: the provider is away, and the page may still be open.
 */
export async function closePaymentPage(
  dependencies: PaymentsDependencies,
  paymentId: string,
): Promise<'closed' | 'paid' | 'unavailable'> {
  const { database, providers } = dependencies;
  const payment = await findPayment(database, paymentId);
  if (!payment || payment.state === 'closed') return 'closed';
  if (payment.state === 'paid') return 'paid';
  const provider = providers.find(payment.provider);
  // A page that was never made needs no closing.
  const outcome =
    provider && payment.reference !== null ? await provider.closePaymentPage(payment.reference) : 'closed';
  if (outcome === 'paid') await askProvider(dependencies, payment);
  if (outcome === 'closed') await changePayment(database, payment.id, { state: 'closed' });
  return outcome;
}
