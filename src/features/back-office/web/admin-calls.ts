import { createCalls } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { AppealAdminContract } from '#features/mock-tests/contract.ts';
import type { OrdersAdminContract } from '#features/shop/contract.ts';
import type { ContactAdminContract } from '#features/site/contract.ts';

type AdminContract = OrdersAdminContract & AppealAdminContract & ContactAdminContract;

/** The calls of the back office, by name. */
export const callAdmin = createCalls<AdminContract>({
  findAppeals: { method: 'get', path: '/api/admin/appeals' },
  answerAppeal: { method: 'post', path: '/api/admin/appeals/:appealId/answer' },
  listContactMessages: { method: 'get', path: '/api/admin/messages' },
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

type Reply<Name extends keyof AdminContract> = CallOf<AdminContract[Name]>['reply'];

export type AdminAppeal = Reply<'findAppeals'>['appeals'][number];
export type AdminMessage = Reply<'listContactMessages'>['messages'][number];
export type AdminOrderSummary = Reply<'findOrders'>['orders'][number];
export type AdminOrder = Reply<'inspectOrder'>['order'];
export type AdminProduct = Reply<'listProducts'>['products'][number];
export type AdminCoupon = Reply<'listCoupons'>['coupons'][number];
