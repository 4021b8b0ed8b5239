import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls: cart, orders, entitlements. */
export const ORDER_ENDPOINTS = {
  quoteCart: { method: 'post', path: '/api/cart/quote' },
  getCart: { method: 'get', path: '/api/cart' },
  saveCart: { method: 'put', path: '/api/cart' },
  checkout: { method: 'post', path: '/api/orders' },
  listOrders: { method: 'get', path: '/api/orders' },
  getOrder: { method: 'get', path: '/api/orders/:orderId' },
  retryPayment: { method: 'post', path: '/api/orders/:orderId/payments' },
  cancelOrder: { method: 'post', path: '/api/orders/:orderId/cancellation' },
  getReceipt: { method: 'get', path: '/api/orders/:orderId/receipt' },
  quoteRefund: { method: 'get', path: '/api/orders/:orderId/refund-quote' },
  requestRefund: { method: 'post', path: '/api/orders/:orderId/refunds' },
  listCourses: { method: 'get', path: '/api/users/courses' },
  listEntitlements: { method: 'get', path: '/api/users/entitlements' },
} as const satisfies EndpointLines;
