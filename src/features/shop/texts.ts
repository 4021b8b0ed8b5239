import { defineTexts } from '#platform/i18n/define-texts.ts';
import { ordersEn } from './web/orders/texts-en.ts';
import { ordersZhHant } from './web/orders/texts-zh-hant.ts';
import { cartEn } from './web/cart/cart-texts-en.ts';
import { cartZhHant } from './web/cart/cart-texts-zh-hant.ts';
import { cartButtonEn } from './web/cart/cart-button-texts-en.ts';
import { cartButtonZhHant } from './web/cart/cart-button-texts-zh-hant.ts';
import { checkoutEn } from './web/orders/checkout-texts-en.ts';
import { checkoutZhHant } from './web/orders/checkout-texts-zh-hant.ts';
import { openingRequestEn } from './web/openings/opening-request-texts-en.ts';
import { openingRequestZhHant } from './web/openings/opening-request-texts-zh-hant.ts';
import { openingEn } from './web/opening/opening-texts-en.ts';
import { openingZhHant } from './web/opening/opening-texts-zh-hant.ts';

import { catalogueEn } from './web/offers/texts-en.ts';
import { catalogueZhHant } from './web/offers/texts-zh-hant.ts';

export const shopTexts = defineTexts({
  en: {
    catalogue: catalogueEn,
    orders: ordersEn,
    cart: cartEn,
    cartButton: cartButtonEn,
    checkout: checkoutEn,
    opening: openingEn,
    openingRequest: openingRequestEn,
  },
  'zh-Hant': {
    catalogue: catalogueZhHant,
    orders: ordersZhHant,
    cart: cartZhHant,
    cartButton: cartButtonZhHant,
    checkout: checkoutZhHant,
    opening: openingZhHant,
    openingRequest: openingRequestZhHant,
  },
});
