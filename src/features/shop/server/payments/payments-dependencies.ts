import type { ShopPlatform } from '../shop-platform.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { RefundDesk } from './refund-desk.ts';

export type PaymentsDependencies = ShopPlatform & {
  readonly providers: PaymentProviders;
  readonly refunds: RefundDesk;
};
