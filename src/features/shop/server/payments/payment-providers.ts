import type { PaymentProviders } from '../orders-dependencies.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The providers of this installation: the first takes new payments, all of them still answer for their own. */
export function createPaymentProviders(providers: readonly PaymentProvider[]): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return { current: providers[0], find: (name) => byName.get(name) };
}
