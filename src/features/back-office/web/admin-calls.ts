import { createCalls } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { AppealAdminContract } from '#features/mock-tests/contract.ts';
import type { OrdersAdminContract } from '#features/shop/contract.ts';
import type { ContactAdminContract } from '#features/site/contract.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import { CONTACT_ADMIN_ENDPOINTS } from '#features/site/admin-endpoints.ts';

type AdminContract = OrdersAdminContract & AppealAdminContract & ContactAdminContract;

/** The calls of the back office, by name. */
export const callAdmin = createCalls<AdminContract>({
  ...APPEAL_ADMIN_ENDPOINTS,
  ...ORDER_ADMIN_ENDPOINTS,
  ...CONTACT_ADMIN_ENDPOINTS,
});

type Reply<Name extends keyof AdminContract> = CallOf<AdminContract[Name]>['reply'];

export type AdminAppeal = Reply<'findAppeals'>['appeals'][number];
export type AdminMessage = Reply<'listContactMessages'>['messages'][number];
export type AdminOrderSummary = Reply<'findOrders'>['orders'][number];
export type AdminOrder = Reply<'inspectOrder'>['order'];
export type AdminProduct = Reply<'listProducts'>['products'][number];
export type AdminCoupon = Reply<'listCoupons'>['coupons'][number];
