import { definePages } from '#platform/pages/define-pages.ts';

export const orderPages = definePages('orders', {
  cart: { file: 'cart/cart', access: 'anyone' },
  checkout: { file: 'checkout/checkout', access: 'signed-in' },
  'checkout/return': { file: 'checkout/checkout-return', access: 'signed-in' },
  'openings/off': { file: 'openings/opening-emails-off', access: 'anyone' },
  'me/orders': { file: 'orders/orders', access: 'signed-in' },
  'me/orders/:orderId': { file: 'orders/order', access: 'signed-in', objects: 'alike' },
  'me/orders/:orderId/receipt': { file: 'orders/receipt', access: 'signed-in', objects: 'alike' },
});
