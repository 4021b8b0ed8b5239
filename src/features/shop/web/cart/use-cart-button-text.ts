import { textHook } from '#platform/i18n/text-provider.tsx';
import type { cartButtonEn } from './cart-button-texts-en.ts';

export const useCartButtonText = /* @__PURE__ */ textHook<typeof cartButtonEn>('cartButton');
