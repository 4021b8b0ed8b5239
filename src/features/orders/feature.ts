import type { Notices } from '#platform/database/notices.ts';
import { defineFeature, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import {
  OPENING_REQUESTS_DATA,
  ORDERS_DATA,
  ordersJobs,
  runShopCommand,
  type createOrders,
  type OrdersDependencies,
} from './server/index.ts';
import type * as openingTables from './server/opening-tables.ts';
import type * as sandboxTables from './server/sandbox-tables.ts';
import type * as tables from './server/tables.ts';

type JobServices = {
  readonly shop: OrdersDependencies;
  readonly sandbox: { readonly jobs: readonly Job[] };
};

type CallServices = {
  readonly orders: ReturnType<typeof createOrders>;
  readonly notices: Pick<Notices, 'listen'>;
  readonly closing?: AbortSignal;
};

type CommandServices = { readonly shop: OrdersDependencies };
type ShopCommand = Parameters<typeof runShopCommand>[1];

const runCommand = ({ shop }: CommandServices, command: ShopCommand) => runShopCommand(shop, command);

export const ordersFeature = defineFeature({
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
  } satisfies TableUses<typeof tables & typeof sandboxTables & typeof openingTables>,
  jobs: ({ shop, sandbox }: JobServices) => [...ordersJobs(shop), ...sandbox.jobs],
  personalData: () => [ORDERS_DATA, OPENING_REQUESTS_DATA],
  mount: (api: Api, { orders, notices, closing }: CallServices) => orders.mount(api, notices, closing),
  adminCommands: { grant: runCommand, revoke: runCommand },
});
