import type { SettlingPayment } from '../orders/compose-receipt.ts';
import type { StoredPayment } from './payment-store.ts';
import type { PaymentProviders } from './payment-providers.ts';

/** A payment as the order and its receipt need it. A provider that is no longer configured counts as real. */
export function settlingPayment(
  { providers }: { readonly providers: PaymentProviders },
  { id, method, provider }: StoredPayment,
): SettlingPayment {
  return { id, method, realMoney: providers.find(provider)?.realMoney ?? true };
}
