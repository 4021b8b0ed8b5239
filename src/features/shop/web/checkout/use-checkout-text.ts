import { textHook } from '#platform/i18n/text-provider.tsx';
import type { checkoutEn } from './checkout-texts-en.ts';

export const useCheckoutText = /* @__PURE__ */ textHook<typeof checkoutEn>('checkout');
