import { textHook } from '#platform/i18n/text-provider.tsx';
import type { ordersEn } from './texts-en.ts';

export const useOrdersText = /* @__PURE__ */ textHook<typeof ordersEn>('orders');
