import { runWebhookStorm } from '#tests/shop/webhook-storm.ts';
import { between, reported, type Benchmark } from './benchmark.ts';
import { withDataDir } from './with-site.ts';

const ORDERS = 10_000;

/** Exactly this many. */
const exactly = (expected: number, measure: string, value: number, unit: string) =>
  between(expected, expected, { measure, value, unit });

export const benchmark: Benchmark = {
  name: 'orders',
  promise:
    'However often webhooks come, and whatever is killed meanwhile: the ledger adds up, one receipt per order, one entitlement per line',
  run: () =>
    withDataDir(async (dataDir) => {
      const startedAt = performance.now();
      const tally = await runWebhookStorm({ dataDir, orders: ORDERS, workerKills: 20, databaseKills: 8 });
      return [
        exactly(0, 'ledger off by', tally.ledgerOff, 'cents'),
        exactly(0, 'money off by', tally.moneyOff, 'cents'),
        exactly(ORDERS, 'orders paid', tally.paidOrders, 'orders'),
        exactly(ORDERS, 'receipts', tally.receipts, 'mails'),
        exactly(tally.lines, 'entitlements', tally.entitlements, 'lines'),
        reported({ measure: 'webhooks delivered', value: tally.deliveries, unit: 'deliveries' }),
        reported({ measure: 'not answered, delivered again', value: tally.undelivered, unit: 'deliveries' }),
        reported({
          measure: 'time',
          value: Math.round((performance.now() - startedAt) / 1000),
          unit: 's',
          note: `${tally.workerKills} workers and ${tally.databaseKills} databases killed`,
        }),
      ];
    }),
};
