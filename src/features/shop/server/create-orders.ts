import type { Notices } from '#platform/database/notices.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import type { Access } from '../domain/entitlements/entitlement.ts';
import { closePaymentPageJob } from './payments/close-payment-page-job.ts';
import { listAccess } from './entitlements/entitlement-store.ts';
import { createEntitlementWaits } from './entitlements/entitlement-notices.ts';
import { listEntitlements } from './entitlements/list-entitlements.ts';
import { mountAdminOrderRoutes } from './routes/mount-admin-order-routes.ts';
import { mountCartRoutes } from './routes/mount-cart-routes.ts';
import { mountOrderRoutes } from './routes/mount-order-routes.ts';
import { mountRefundRoutes } from './routes/mount-refund-routes.ts';
import { mountShopRoutes } from './routes/mount-shop-routes.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { refundPaymentJob } from './refunds/refund-payment-job.ts';
import { remindOfEndJob } from './entitlements/remind-of-end-job.ts';
import { retryRefundsJob } from './refunds/retry-refunds-job.ts';
import { watchPaymentsJob } from './payments/watch-payments-job.ts';

/** The shop as the server wires it: its calls, its webhooks, and what it tells other features of an account. */
export function createOrders(dependencies: OrdersDependencies) {
  const { database, clock } = dependencies;
  return {
    /** Access to courses and plans that an account has now, by their keys. */
    findEntitlements: (accountId: string): Promise<Access[]> => listAccess(database, accountId, clock.now()),

    /** Lessons that an account may still book, by teacher and length. */
    async listLessonCredits(accountId: string) {
      return (await listEntitlements(dependencies, database, accountId)).lessons;
    },

    /** Puts the calls on the API; calls that wait for a change hear of it by notices, and wait no more when `closing`. */
    mount(api: Api, notices: Pick<Notices, 'listen'>, closing?: AbortSignal): void {
      mountCartRoutes(api, dependencies);
      mountOrderRoutes(api, dependencies);
      mountRefundRoutes(api, dependencies, createEntitlementWaits(notices, closing));
      mountAdminOrderRoutes(api, dependencies);
      mountShopRoutes(api, dependencies);
    },
  };
}

/** What the shop does by itself. */
export const ordersJobs = (dependencies: OrdersDependencies): Job[] => [
  refundPaymentJob(dependencies),
  closePaymentPageJob(dependencies),
  watchPaymentsJob(dependencies),
  retryRefundsJob(dependencies),
  remindOfEndJob(dependencies),
];
