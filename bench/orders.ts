import { runWebhookStorm } from '#tests/shop/webhook-storm.ts';
import { exactly, reported, type Benchmark } from './benchmark.ts';
import { withDataDir } from './with-site.ts';

export const benchmark: Benchmark<'orders' | 'worker-kills' | 'database-kills'> = {
  name: 'orders',
  promise:
    'However often webhooks come, and whatever is killed meanwhile: the ledger adds up, one receipt per order, one entitlement per line',
  parameters: { orders: 10_000, 'worker-kills': 40, 'database-kills': 20 },
  smoke: { orders: 4, 'worker-kills': 0, 'database-kills': 0 },
  run: ({ orders, 'worker-kills': workerKills, 'database-kills': databaseKills }) =>
    withDataDir(async (dataDir) => {
      const startedAt = performance.now();
      const tally = await runWebhookStorm({ dataDir, orders, workerKills, databaseKills });
      return [
        exactly(0, { measure: 'ledger off by', value: tally.ledgerOff, unit: 'cents' }),
        exactly(0, { measure: 'money off by', value: tally.moneyOff, unit: 'cents' }),
        exactly(orders, { measure: 'orders paid', value: tally.paidOrders, unit: 'orders' }),
        exactly(orders, { measure: 'receipts', value: tally.receipts, unit: 'mails' }),
        exactly(tally.lines, { measure: 'entitlements', value: tally.entitlements, unit: 'lines' }),
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
