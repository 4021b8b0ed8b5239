import type { PaymentProviderName } from '../../domain/payments/payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment providers. A payment is refunded by the provider that took it, even when another one is current. */
export type PaymentProviders = {
  /** The one for new payments. Undefined: none is configured, and nothing can be bought. */
  readonly current: PaymentProvider | undefined;
  find(name: PaymentProviderName): PaymentProvider | undefined;
};

/** The providers of this installation. The first takes new payments, and all of them still handle their own. */
export function createPaymentProviders(providers: readonly PaymentProvider[]): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return { current: providers[0], find: (name) => byName.get(name) };
}
