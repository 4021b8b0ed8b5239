import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of an admin's calls for orders, products and coupons. */
export const ORDER_ADMIN_ENDPOINTS = {
  findOrders: { method: 'get', path: '/api/admin/orders' },
  exportOrders: { method: 'get', path: '/api/admin/orders-export', download: 'text/csv' },
  inspectOrder: { method: 'get', path: '/api/admin/orders/:orderId' },
  refundOrder: { method: 'post', path: '/api/admin/orders/:orderId/refunds' },
  resendReceipt: { method: 'post', path: '/api/admin/orders/:orderId/receipt' },
  listProducts: { method: 'get', path: '/api/admin/products' },
  exportProducts: { method: 'get', path: '/api/admin/products-export', download: 'text/csv' },
  changeProduct: { method: 'put', path: '/api/admin/products/:product' },
  listCoupons: { method: 'get', path: '/api/admin/coupons' },
  exportCoupons: { method: 'get', path: '/api/admin/coupons-export', download: 'text/csv' },
  createCoupon: { method: 'post', path: '/api/admin/coupons' },
  changeCoupon: { method: 'put', path: '/api/admin/coupons/:code' },
} as const satisfies EndpointLines;
