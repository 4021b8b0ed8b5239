import { textHook } from '#platform/i18n/text-provider.tsx';
import type { cartEn } from './cart-texts-en.ts';

export const useCartText = /* @__PURE__ */ textHook<typeof cartEn>('cart');
