import { expect, test } from 'vitest';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { runWebhookStorm } from './webhook-storm.ts';

// The long form is `npm run bench -- orders`.
test('two hundred orders outlive killed workers and databases: not a cent off, one receipt and one entitlement each', async () => {
  const dataDir = await makeTemporaryDirectory();
  try {
    const tally = await runWebhookStorm({ dataDir, orders: 200, workerKills: 3, databaseKills: 2 });
    expect(tally).toMatchObject({
      ledgerOff: 0,
      moneyOff: 0,
      paidOrders: 200,
      receipts: 200,
      lines: 350,
      entitlements: 350,
    });
    expect(tally.deliveries).toBeGreaterThan(400);
    expect(tally.undelivered).toBeGreaterThan(0);
  } finally {
    await removeDirectory(dataDir);
  }
}, 240_000);
