import { createCalls } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { OrdersAdminContract } from '#features/orders/contract.ts';

/** The calls of whoever runs the shop, by name. */
export const callAdmin = createCalls<OrdersAdminContract>({
  findOrders: { method: 'get', path: '/api/admin/orders' },
  exportOrders: { method: 'get', path: '/api/admin/orders-export', download: 'text/csv' },
  inspectOrder: { method: 'get', path: '/api/admin/orders/:orderId' },
  refundOrder: { method: 'post', path: '/api/admin/orders/:orderId/refunds' },
  resendReceipt: { method: 'post', path: '/api/admin/orders/:orderId/receipt' },
  listProducts: { method: 'get', path: '/api/admin/products' },
  changeProduct: { method: 'put', path: '/api/admin/products/:product' },
  listCoupons: { method: 'get', path: '/api/admin/coupons' },
  createCoupon: { method: 'post', path: '/api/admin/coupons' },
  changeCoupon: { method: 'put', path: '/api/admin/coupons/:code' },
});

type Reply<Name extends keyof OrdersAdminContract> = CallOf<OrdersAdminContract[Name]>['reply'];

export type AdminOrderSummary = Reply<'findOrders'>['orders'][number];
export type AdminOrder = Reply<'inspectOrder'>['order'];
export type AdminProduct = Reply<'listProducts'>['products'][number];
export type AdminCoupon = Reply<'listCoupons'>['coupons'][number];
