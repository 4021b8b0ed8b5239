import type { Notices } from '#platform/database/notices.ts';
import { defineFeature, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import {
  OPENING_REQUESTS_DATA,
  runShopCommand,
  SHOP_DATA,
  shopJobs,
  type createShop,
  type ShopDependencies,
} from './server/index.ts';

import type * as openingTables from './server/openings/opening-tables.ts';
import type * as sandboxTables from './server/sandbox/sandbox-tables.ts';
import type * as entitlementTables from './server/tables/entitlement-tables.ts';
import type * as orderTables from './server/tables/order-tables.ts';
import type * as paymentTables from './server/tables/payment-tables.ts';
import type * as productTables from './server/tables/product-tables.ts';
import type * as refundTables from './server/tables/refund-tables.ts';

type JobServices = {
  readonly shop: ShopDependencies;
  readonly sandbox: { readonly jobs: readonly Job[] };
};

type CallServices = {
  readonly shop: ReturnType<typeof createShop>;
  readonly notices: Pick<Notices, 'listen'>;
  readonly closing?: AbortSignal;
};

type CommandServices = { readonly shop: ShopDependencies };
type ShopCommand = Parameters<typeof runShopCommand>[1];

const runCommand = ({ shop }: CommandServices, command: ShopCommand) => runShopCommand(shop, command);

export const shopFeature = defineFeature({
  tables: {
    carts: { part: 'shop', mark: 'coupon' },
    entitlements: { part: 'shop', mark: 'product_id' },
    orders: 'books',
    order_lines: 'books',
    order_events: 'books',
    coupon_uses: 'books',
    payments: 'books',
    provider_events: 'books',
    refunds: 'books',
    refund_lines: 'books',
    ledger_transactions: 'books',
    ledger_entries: 'books',
    coupons: 'nobody',
    product_overrides: 'nobody',
    shop_changes: 'nobody',
    terms_versions: 'nobody',
    sandbox_payments: 'nobody',
    sandbox_refunds: 'nobody',
    sandbox_events: 'nobody',
    opening_requests: { part: 'opening_requests', mark: 'subject' },
  } satisfies TableUses<
    typeof productTables &
      typeof entitlementTables &
      typeof orderTables &
      typeof paymentTables &
      typeof refundTables &
      typeof openingTables &
      typeof sandboxTables
  >,
  jobs: ({ shop, sandbox }: JobServices) => [...shopJobs(shop), ...sandbox.jobs],
  personalData: () => [SHOP_DATA, OPENING_REQUESTS_DATA],
  mount: (api: Api, { shop, notices, closing }: CallServices) => shop.mount(api, notices, closing),
  adminCommands: { grant: runCommand, revoke: runCommand },
});
