import type { Notices } from '#platform/database/notices.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import type { Access, EndedAccess } from '../domain/entitlements/entitlement.ts';
import { closePaymentPageJob } from './payments/close-payment-page-job.ts';
import { listAccess, listEndedAccess } from './entitlements/entitlement-store.ts';
import { createEntitlementWaits } from './entitlements/entitlement-notices.ts';
import { mountAdminOrderRoutes } from './routes/mount-admin-order-routes.ts';
import { announceOpeningsJob } from './openings/announce-openings-job.ts';
import { forgetOpeningRequestsJob } from './openings/forget-opening-requests-job.ts';
import { mountOpeningRoutes } from './openings/mount-opening-routes.ts';
import { mountCartRoutes } from './routes/mount-cart-routes.ts';
import { mountOrderRoutes } from './routes/mount-order-routes.ts';
import { mountEntitlementRoutes } from './routes/mount-entitlement-routes.ts';
import { mountRefundRoutes } from './routes/mount-refund-routes.ts';
import { mountCouponRoutes } from './routes/mount-coupon-routes.ts';
import { mountProductRoutes } from './routes/mount-product-routes.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { refundPaymentJob } from './refunds/refund-payment-job.ts';
import { remindOfEndJob } from './entitlements/remind-of-end-job.ts';
import { retryRefundsJob } from './refunds/retry-refunds-job.ts';
import { watchPaymentsJob } from './payments/watch-payments-job.ts';

/** The shop as the server uses it: its calls, its webhooks, and its answers for other features. */
export function createShop(dependencies: ShopDependencies) {
  const { database, clock } = dependencies;
  return {
    /** Access to courses and plans that an account has now, by their keys. */
    findEntitlements: (accountId: string): Promise<Access[]> => listAccess(database, accountId, clock.now()),

    /** Access to courses and plans that an account had, and when each of it ended. */
    findEndedAccess: (accountId: string): Promise<EndedAccess[]> =>
      listEndedAccess(database, accountId, clock.now()),

    /**
     * Puts the calls on the API. Calls that wait for a change are notified, and stop waiting when `closing` fires.
     */
    mount(api: Api, notices: Pick<Notices, 'listen'>, closing?: AbortSignal): void {
      mountCartRoutes(api, dependencies);
      mountOrderRoutes(api, dependencies);
      mountRefundRoutes(api, dependencies);
      mountEntitlementRoutes(api, dependencies, createEntitlementWaits(notices, closing));
      mountAdminOrderRoutes(api, dependencies);
      mountProductRoutes(api, dependencies);
      mountCouponRoutes(api, dependencies);
      mountOpeningRoutes(api, dependencies);
    },
  };
}

/** The shop's jobs. */
export const shopJobs = (dependencies: ShopDependencies): Job[] => [
  refundPaymentJob(dependencies),
  closePaymentPageJob(dependencies),
  watchPaymentsJob(dependencies),
  retryRefundsJob(dependencies),
  remindOfEndJob(dependencies),
  announceOpeningsJob(dependencies),
  forgetOpeningRequestsJob(dependencies),
];
