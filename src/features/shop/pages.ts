import { definePages } from '#platform/pages/define-pages.ts';

export const shopPages = definePages('shop', {
  courses: { file: 'courses/courses', access: 'anyone' },
  'courses/:name': { file: 'courses/course', access: 'anyone', objects: 'courses' },
  mocktests: { file: 'plans/plans', access: 'anyone' },
  teachers: { file: 'teachers/teachers', access: 'anyone' },
  'teachers/:name': { file: 'teachers/teacher', access: 'anyone', objects: 'teachers' },
  cart: { file: 'cart/cart', access: 'anyone' },
  checkout: { file: 'checkout/checkout', access: 'signed-in' },
  'checkout/return': { file: 'checkout/checkout-return', access: 'signed-in' },
  'openings/off': { file: 'openings/opening-emails-off', access: 'anyone' },
  'me/orders': { file: 'orders/orders', access: 'signed-in' },
  'me/orders/:orderId': { file: 'orders/order', access: 'signed-in', objects: 'alike' },
  'me/orders/:orderId/receipt': { file: 'orders/receipt', access: 'signed-in', objects: 'alike' },
});
